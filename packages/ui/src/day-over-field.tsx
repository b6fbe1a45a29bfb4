import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { longDay } from "./days";

type Props = {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** The colours of the field. */
  className: string;
  children: ReactNode;
};

/**
 * Around a field of type `date`. Browsers write a day in their own order of day and month; until it is being changed it
 * reads as every other day of the screen. Where a browser draws the field differently its own writing stays.
 */
export const DayOverField = ({ day, className, children }: Props) => (
  <div className="group relative">
    {children}
    {day && (
      <span
        aria-hidden
        className={classNames(
          "pointer-events-none absolute inset-y-1 left-2 right-8 hidden items-center truncate",
          "group-focus-within:!hidden supports-[selector(::-webkit-datetime-edit)]:flex",
          className,
        )}
      >
        {longDay(day)}
      </span>
    )}
  </div>
);
