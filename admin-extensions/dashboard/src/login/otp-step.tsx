import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type FormEvent, useEffect, useReducer, useState } from "react";
import { api } from "../../../src/admin/screens/lib/api";
import { toast } from "../../../src/admin/screens/lib/toast";
import { isComplete, noDigits, otpBoxes, otpOf } from "./otp-boxes";
import { OtpField } from "./otp-field";
import { useCountdown } from "./use-countdown";
import { useEnterBackOffice } from "./use-enter-back-office";

/** Minimum interval between two codes. */
const resendSeconds = 60;

type Props = { credentials: { email: string; password: string }; onBack: () => void };

/** The second step: entering the code. */
export function OtpStep({ credentials, onBack }: Props) {
  const { email, password } = credentials;
  const [boxes, dispatch] = useReducer(otpBoxes, noDigits);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<"verifying" | "sending" | null>(null);
  const { left, start } = useCountdown(resendSeconds);
  const enter = useEnterBackOffice();
  useEffect(start, [start]);

  const verify = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (!isComplete(boxes)) return setFault(staffLoginMessages.otpIncomplete);
    setBusy("verifying");
    setFault(null);
    try {
      const said = await api.call("adminLogin", { body: { email, otp: otpOf(boxes) } });
      if (!("token" in said)) throw new Error("The code was accepted, but no token was returned.");
      enter(said.token);
    } catch (error) {
      setFault(errorMessage(error, staffLoginMessages.otpInvalid));
      setBusy(null);
      dispatch({ type: "cleared" });
    }
  };

  const resend = async () => {
    setBusy("sending");
    setFault(null);
    try {
      await api.call("adminLogin", { body: { email, password } });
      toast.success(staffLoginMessages.otpSent);
      start();
    } catch (error) {
      setFault(errorMessage(error, staffLoginMessages.sendFailed));
    }
    setBusy(null);
    dispatch({ type: "cleared" });
  };

  return (
    <form noValidate onSubmit={(event) => void verify(event)} className="flex flex-col gap-5">
      <header>
        <h1 className="text-[28px] font-semibold leading-tight">Enter the code</h1>
        <p className="text-ui-fg-subtle mt-2 break-words">
          We sent a 6-digit code to <strong className="text-ui-fg-base font-medium">{email}</strong>.
        </p>
      </header>
      {fault && <FormAlert>{fault}</FormAlert>}
      <OtpField
        boxes={boxes}
        dispatch={dispatch}
        onEnter={() => void verify()}
        disabled={busy !== null}
        invalid={fault !== null}
      />
      <Button type="submit" size="xlarge" className="w-full" disabled={busy !== null || !isComplete(boxes)}>
        {busy === "verifying" ? "Verifying..." : "Verify & Login"}
      </Button>
      <div className="flex items-center justify-between">
        <button type="button" className={linkClass} disabled={busy !== null} onClick={onBack}>
          Go Back
        </button>
        {left > 0 ? (
          <span className="text-ui-fg-subtle tabular-nums">Resend in {left}s</span>
        ) : (
          <button type="button" className={linkClass} disabled={busy !== null} onClick={() => void resend()}>
            Resend
          </button>
        )}
      </div>
    </form>
  );
}

/** A button below the form that looks like a link. */
export const linkClass =
  "text-ui-fg-interactive hover:text-ui-fg-interactive-hover -mx-2 rounded px-2 py-1.5 font-medium underline-offset-4 hover:underline disabled:opacity-60";
