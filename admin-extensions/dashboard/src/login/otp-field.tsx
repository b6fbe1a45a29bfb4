import { limits } from "@haat/api-contract/limits";
import { type Dispatch, useEffect, useRef } from "react";
import type { OtpBoxes, OtpEvent } from "./otp-boxes";

const places = Array.from({ length: limits.otpLength }, (_, place) => place);

type Props = {
  boxes: OtpBoxes;
  dispatch: Dispatch<OtpEvent>;
  /** Called on Enter in a box: a form with a disabled button does not submit on Enter. */
  onEnter: () => void;
  disabled: boolean;
  invalid: boolean;
  describedBy?: string;
};

/** Six boxes for the code. The focus follows the state of `otpBoxes`. */
export function OtpField({ boxes, dispatch, onEnter, disabled, invalid, describedBy }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (disabled) return;
    const input = inputs.current[boxes.focus];
    input?.focus();
    input?.select();
  }, [boxes, disabled]);
  return (
    <fieldset className="flex justify-between gap-2" aria-describedby={describedBy}>
      <legend className="sr-only">6-digit code</legend>
      {places.map((at) => (
        <input
          key={at}
          ref={(input) => {
            inputs.current[at] = input;
          }}
          value={boxes.digits[at]}
          disabled={disabled}
          inputMode="numeric"
          autoComplete={at === 0 ? "one-time-code" : "off"}
          aria-label={`Digit ${at + 1} of ${places.length}`}
          aria-invalid={invalid || undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => dispatch({ type: "typed", at, text: event.target.value })}
          onPaste={(event) => {
            event.preventDefault();
            dispatch({ type: "pasted", text: event.clipboardData.getData("text") });
          }}
          onKeyDown={(event) => {
            if (event.key === "Backspace") dispatch({ type: "back", at });
            else if (event.key === "ArrowLeft") dispatch({ type: "moved", to: at - 1 });
            else if (event.key === "ArrowRight") dispatch({ type: "moved", to: at + 1 });
            else if (event.key === "Enter") onEnter();
            else return;
            event.preventDefault();
          }}
          className="bg-ui-bg-field shadow-borders-base text-ui-fg-base focus:shadow-borders-interactive-with-active aria-[invalid]:shadow-borders-error aria-[invalid]:focus:shadow-borders-interactive-with-active h-14 w-full min-w-0 max-w-14 rounded-lg text-center text-[22px] font-semibold tabular-nums outline-none focus-visible:outline-none disabled:opacity-60"
        />
      ))}
    </fieldset>
  );
}
