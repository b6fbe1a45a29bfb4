import { DayOverField } from "@haat/ui/day-over-field";
import { Input } from "@medusajs/ui";
import { type ComponentProps, forwardRef } from "react";

type Props = Omit<ComponentProps<typeof Input>, "type" | "value"> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
};

/** A date input. */
export const DayInput = forwardRef<HTMLInputElement, Props>(function DayInput(props, ref) {
  return (
    <DayOverField
      day={props.value}
      className="bg-ui-bg-field group-hover:bg-ui-bg-field-hover text-ui-fg-base text-base min-[700px]:text-sm"
    >
      <Input ref={ref} {...props} type="date" />
    </DayOverField>
  );
});
