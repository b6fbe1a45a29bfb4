import { longDay } from "@haat/ui/days";
import { Input } from "@medusajs/ui";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof Input>, "type" | "value"> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
};

/**
 * Chooses a day. Browsers write it in their own order of day and month; until it is being changed it reads as every other
 * day of the screen. Where a browser draws the field differently its own writing stays.
 */
export const DayInput = ({ value, ...input }: Props) => (
  <div className="group relative">
    <Input {...input} type="date" value={value} />
    {value && (
      <span
        aria-hidden
        className="bg-ui-bg-field group-hover:bg-ui-bg-field-hover text-ui-fg-base pointer-events-none absolute inset-y-1 left-2 right-8 hidden items-center truncate group-focus-within:!hidden supports-[selector(::-webkit-datetime-edit)]:flex"
      >
        {longDay(value)}
      </span>
    )}
  </div>
);
