import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";

/** Accessible name of the action; the icon itself is hidden from screen readers. */
type Props = ComponentPropsWithoutRef<"button"> & { label: string; filled?: boolean };

/** A round button with a touch target of 44 px. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(function IconButton(
  { label, filled = false, type = "button", className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition active:scale-95",
        "disabled:cursor-not-allowed disabled:opacity-40",
        filled ? "border border-line bg-surface shadow-card hover:border-edge" : "hover:bg-sunken",
        className,
      )}
      {...rest}
    />
  );
});
