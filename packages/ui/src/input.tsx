import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "./class-names";

/** Classes of every text control. */
export const controlClass =
  "min-h-11 w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition " +
  "placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 " +
  "focus-visible:border-primary aria-[invalid=true]:border-sale";

export const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<"input">>(function Input(
  { className, type = "text", ...rest },
  ref,
) {
  return <input ref={ref} type={type} className={classNames(controlClass, className)} {...rest} />;
});

export const TextArea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<"textarea">>(function TextArea(
  { className, rows = 3, ...rest },
  ref,
) {
  return <textarea ref={ref} rows={rows} className={classNames(controlClass, "py-2", className)} {...rest} />;
});
