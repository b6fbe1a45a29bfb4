import { Eye, EyeSlash } from "@medusajs/icons";
import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";

/** A large login field. The engine's is too low for touch. */
export const largeInput =
  "bg-ui-bg-field shadow-borders-base text-ui-fg-base focus:shadow-borders-interactive-with-active aria-[invalid]:shadow-borders-error h-11 w-full rounded-md px-3 text-base outline-none focus-visible:outline-none";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type" | "className">;

/** A password field with a button to show the password. */
export const PasswordInput = forwardRef<HTMLInputElement, Props>(function PasswordInput(props, ref) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input {...props} ref={ref} type={shown ? "text" : "password"} className={`${largeInput} pr-12`} />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="text-ui-fg-muted hover:text-ui-fg-base absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md"
      >
        {shown ? <EyeSlash /> : <Eye />}
      </button>
    </div>
  );
});
