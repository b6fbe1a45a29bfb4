import { type SellerEarningsSpan, sellerEarningsSpans } from "@haat/api-contract/seller-earnings/words";
import { DayInput } from "@haat/product-form/day-input";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { type DayRange, withEnd } from "@haat/ui/days";

type Props = { range: DayRange; by: SellerEarningsSpan; onChange: (change: Record<string, string>) => void };

const words: Record<SellerEarningsSpan, string> = { day: "Day", month: "Month" };

/** Selects the days and their grouping. */
export function SpanControls({ range, by, onChange }: Props) {
  const setDay = (end: keyof DayRange, text: string) => {
    const next = withEnd(range, end, text);
    if (next) onChange(next);
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3 min-[700px]:flex">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={end === "from" ? "From" : "To"} className="min-[700px]:w-40">
          {(control) => (
            <DayInput {...control} value={range[end]} onChange={({ target }) => setDay(end, target.value)} />
          )}
        </Field>
      ))}
      <Field label="By" className="min-[700px]:w-40">
        {(control) => (
          <NativeSelect {...control} value={by} onChange={({ target }) => onChange({ by: target.value })}>
            {sellerEarningsSpans.map((span) => (
              <option key={span} value={span}>
                {words[span]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
