import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";
import { controlClass } from "./input";

/** A native select, which works best on phones and with screen readers. */
export const Select = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<"select">>(function Select(
  { className, ...rest },
  ref,
) {
  return (
    <span className={classNames("relative block", className)}>
      <select ref={ref} className={classNames(controlClass, "appearance-none pr-10")} {...rest} />
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2" />
    </span>
  );
});
