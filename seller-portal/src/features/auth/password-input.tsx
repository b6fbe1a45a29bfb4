import { Input } from "@haat/ui/input";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type" | "className">;

/** A password field with a button to show the password. */
export const PasswordInput = forwardRef<HTMLInputElement, Props>(function PasswordInput(props, ref) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={ref}
        type={shown ? "text" : "password"}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted transition hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
});
