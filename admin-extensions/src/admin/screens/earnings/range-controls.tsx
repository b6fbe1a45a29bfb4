import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import { earningsGroups } from "@haat/api-contract/earnings/words";
import { DayInput } from "@haat/product-form/day-input";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { type DayRange, dayInIndia, usualRanges, withEnd } from "@haat/ui/days";
import { Button } from "@medusajs/ui";
import { groupWords } from "./figure-words";

type Props = {
  /** The range that is currently shown. */
  range: DayRange;
  by: EarningsGroup;
  onRange: (range: DayRange) => void;
  onBy: (by: EarningsGroup) => void;
};

const names = usualRanges("2000-01-01").map(({ name }) => name);

/** Selects the days and their grouping. */
export function RangeControls({ range, by, onRange, onBy }: Props) {
  // "Today" is determined when it is pressed: the page may have been open over midnight.
  const choose = (name: string) => {
    const usual = usualRanges(dayInIndia(new Date())).find((one) => one.name === name);
    if (usual) onRange(usual.range);
  };
  const setDay = (end: keyof DayRange) => (text: string) => {
    const next = withEnd(range, end, text);
    if (next) onRange(next);
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3 min-[700px]:flex min-[700px]:flex-wrap">
      <Field label="From" className="min-[700px]:w-40">
        {(control) => (
          <DayInput {...control} value={range.from} onChange={(event) => setDay("from")(event.target.value)} />
        )}
      </Field>
      <Field label="To" className="min-[700px]:w-40">
        {(control) => <DayInput {...control} value={range.to} onChange={(event) => setDay("to")(event.target.value)} />}
      </Field>
      <Field label="By" className="min-[700px]:w-40">
        {(control) => (
          <NativeSelect
            {...control}
            value={by}
            onChange={({ target }) => onBy(earningsGroups.find((group) => group === target.value) ?? "day")}
          >
            {earningsGroups.map((group) => (
              <option key={group} value={group}>
                {groupWords[group]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <fieldset className="col-span-2 flex flex-wrap gap-2">
        <legend className="sr-only">Preset ranges</legend>
        {names.map((name) => (
          <Button key={name} type="button" variant="secondary" size="small" onClick={() => choose(name)}>
            {name}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
