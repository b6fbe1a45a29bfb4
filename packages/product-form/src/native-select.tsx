import { clx } from "@medusajs/ui";
import { forwardRef, type SelectHTMLAttributes } from "react";

/** A native select, styled like the fields beside it. */
export const NativeSelect = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(
  ({ className, ...rest }, ref) => (
    <select
      ref={ref}
      {...rest}
      className={clx(
        "bg-ui-bg-field shadow-borders-base text-ui-fg-base h-8 w-full min-w-0 rounded-md px-2",
        "aria-[invalid=true]:!shadow-borders-error focus-visible:shadow-borders-interactive-with-active outline-none",
        "disabled:text-ui-fg-disabled disabled:bg-ui-bg-disabled disabled:cursor-not-allowed",
        className,
      )}
    />
  ),
);
NativeSelect.displayName = "NativeSelect";
