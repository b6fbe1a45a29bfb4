import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "./class-names";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & { children: ReactNode };

/** A radio button as a bordered row, all of which is clickable. */
export const RadioRow = forwardRef<HTMLInputElement, Props>(function RadioRow({ className, children, ...rest }, ref) {
  return (
    <label
      className={classNames(
        "flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-2",
        "transition hover:border-edge has-[:checked]:border-primary has-[:checked]:bg-primary-soft",
        "has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-60",
        className,
      )}
    >
      <input ref={ref} type="radio" className="size-[1.125rem] shrink-0 accent-primary" {...rest} />
      {children}
    </label>
  );
});
