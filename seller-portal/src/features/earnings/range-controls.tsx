import { type SellerEarningsSpan, sellerEarningsSpans } from "@haat/api-contract/seller-earnings/words";
import { Button } from "@haat/ui/button";
import { DayOverField } from "@haat/ui/day-over-field";
import { type DayRange, dayInIndia, usualRanges, withEnd } from "@haat/ui/days";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { Select } from "@haat/ui/select";

type Props = {
  /** The range that is currently shown. */
  range: DayRange;
  by: SellerEarningsSpan;
  onChange: (change: Partial<DayRange & { by: SellerEarningsSpan }>) => void;
};

const names = usualRanges("2000-01-01").map(({ name }) => name);

/** Selects the days and their grouping. */
export function RangeControls({ range, by, onChange }: Props) {
  // "Today" is determined when it is pressed: the page may have been open over midnight.
  const choose = (name: string) => {
    const usual = usualRanges(dayInIndia(new Date())).find((one) => one.name === name);
    if (usual) onChange(usual.range);
  };
  const setDay = (end: keyof DayRange, text: string) => {
    const next = withEnd(range, end, text);
    if (next) onChange(next);
  };
  return (
    <div className="grid grid-cols-1 items-end gap-3 min-[420px]:grid-cols-2 lg:flex lg:flex-wrap">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={end === "from" ? "From" : "To"} className="lg:w-44">
          {(control) => (
            <DayOverField day={range[end]} className="bg-surface text-ink">
              <Input {...control} type="date" value={range[end]} onChange={({ target }) => setDay(end, target.value)} />
            </DayOverField>
          )}
        </Field>
      ))}
      <Field label="By" className="lg:w-36">
        {(control) => (
          <Select
            {...control}
            value={by}
            onChange={({ target }) =>
              onChange({ by: sellerEarningsSpans.find((span) => span === target.value) ?? "day" })
            }
          >
            <option value="day">Day</option>
            <option value="month">Month</option>
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-2 min-[420px]:col-span-2">
        <legend className="sr-only">Preset ranges</legend>
        {names.map((name) => (
          <Button key={name} variant="secondary" size="small" onClick={() => choose(name)}>
            {name}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
