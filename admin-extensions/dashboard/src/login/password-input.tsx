import { Eye, EyeSlash } from "@medusajs/icons";
import { type ComponentProps, useState } from "react";

/** A large field of the login. The engine's own is lower than a thumb wants it. */
export const largeInput =
  "bg-ui-bg-field shadow-borders-base text-ui-fg-base focus:shadow-borders-interactive-with-active aria-[invalid]:shadow-borders-error h-11 w-full rounded-md px-3 text-base outline-none focus-visible:outline-none";

/** A password that can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input {...props} type={shown ? "text" : "password"} className={`${largeInput} pr-12`} />
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
}
