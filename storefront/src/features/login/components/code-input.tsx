import { limits } from "@haat/api-contract/limits";
import { classNames } from "@haat/ui/class-names";
import { type ClipboardEvent, forwardRef } from "react";

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

const places = Array.from({ length: limits.otpLength }, (_, place) => place);
const digitsOf = (text: string): string => text.replace(/\D/g, "").slice(0, limits.otpLength);

/** One real input over six rendered boxes: pasting, the keyboard's code suggestion and screen readers just work. */
export const CodeInput = forwardRef<HTMLInputElement, Props>(function CodeInput({ value, onChange, ...props }, ref) {
  // A pasted code may have spaces and dashes; `maxLength` would cut it off.
  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData("text")));
  }
  return (
    <div className="group relative">
      <input
        {...props}
        ref={ref}
        type="text"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        // biome-ignore lint/a11y/noAutofocus: the step that it belongs to asks for nothing else
        autoFocus
        minLength={limits.otpLength}
        maxLength={limits.otpLength}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        onPaste={paste}
        className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-transparent caret-transparent selection:bg-transparent focus:outline-none"
      />
      <div aria-hidden className="pointer-events-none grid grid-cols-6 gap-2">
        {places.map((place) => (
          <Box
            key={place}
            char={value[place]}
            isNext={place === Math.min(value.length, limits.otpLength - 1)}
            invalid={props["aria-invalid"] === true}
          />
        ))}
      </div>
    </div>
  );
});

const Box = ({ char, isNext, invalid }: { char: string | undefined; isNext: boolean; invalid: boolean }) => (
  <span
    className={classNames(
      "flex h-14 items-center justify-center rounded-control border bg-surface text-xl font-semibold tabular-nums",
      invalid ? "border-sale" : "border-edge",
      isNext && "group-focus-within:border-primary group-focus-within:ring-2 group-focus-within:ring-primary",
    )}
  >
    {char ?? (isNext && <span className="hidden h-6 w-px animate-breathe bg-ink group-focus-within:block" />)}
  </span>
);
