import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "./class-names";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & { children: ReactNode };

/** A checkbox with a clickable label. */
export const Checkbox = forwardRef<HTMLInputElement, Props>(function Checkbox({ className, children, ...rest }, ref) {
  return (
    <label className={classNames("flex min-h-9 max-[699px]:min-h-11 cursor-pointer items-center gap-2.5", className)}>
      <input ref={ref} type="checkbox" className="size-[1.125rem] shrink-0 accent-primary" {...rest} />
      {children}
    </label>
  );
});
