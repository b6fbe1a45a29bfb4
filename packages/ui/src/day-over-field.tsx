import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { longDay } from "./days";

type Props = {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** The field's colour classes. */
  className: string;
  children: ReactNode;
};

/**
 * Wraps an `input` of type `date`. Browsers format dates in their locale's order; while it is not being edited, the day
 * is shown in the same format as elsewhere. In browsers that render the field differently their own format stays.
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
