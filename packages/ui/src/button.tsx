import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "small" | "medium" | "large";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "text-primary hover:bg-primary-soft",
  danger: "border border-sale bg-surface text-sale hover:bg-sale-soft",
};

/** The small size is large enough for touch on phones too. */
const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm max-[699px]:min-h-11",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-12 px-6 text-base",
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean };

/** A button's classes, for links that look like one. */
export const buttonClass = ({ variant = "primary", size = "medium", full = false }: Look = {}): string =>
  classNames(
    "inline-flex select-none items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold",
    "transition active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60",
    variants[variant],
    sizes[size],
    full && "w-full",
  );

type Props = ComponentPropsWithoutRef<"button"> &
  Look & { /** Shows a spinner and disables the button. */ busy?: boolean };

export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { variant, size, full, busy = false, disabled, type = "button", className, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, full }), className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
});
