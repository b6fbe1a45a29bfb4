import { limits } from "@haat/api-contract/limits";
import { classNames } from "@haat/ui/class-names";
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from "input-otp";
import { forwardRef } from "react";

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** One real input behind six boxes: pasting, the keyboard's suggestion of a code and screen readers just work. */
export const CodeInput = forwardRef<HTMLInputElement, Props>(function CodeInput(props, ref) {
  return (
    <OTPInput
      {...props}
      ref={ref}
      name="otp"
      maxLength={limits.otpLength}
      minLength={limits.otpLength}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      // A code copied out of a message brings its spaces and dashes.
      pasteTransformer={(text) => text.replace(/\D/g, "")}
      containerClassName="relative"
      render={({ slots }) => (
        <div aria-hidden className="grid grid-cols-6 gap-2">
          {slots.map((slot, index) => (
            // The boxes are six places that never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Slot key={index} {...slot} invalid={props["aria-invalid"] === true} />
          ))}
        </div>
      )}
    />
  );
});

const Slot = ({ char, isActive, invalid }: SlotProps & { invalid: boolean }) => (
  <div
    className={classNames(
      "flex h-14 items-center justify-center rounded-control border bg-surface text-xl font-semibold tabular-nums",
      isActive ? "border-primary ring-2 ring-primary" : invalid ? "border-sale" : "border-edge",
    )}
  >
    {char ?? (isActive && <span className="h-6 w-px animate-breathe bg-ink" />)}
  </div>
);
