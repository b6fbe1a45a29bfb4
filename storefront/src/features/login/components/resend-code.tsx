import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { useEffect, useState } from "react";
import { errorMessage } from "../../../lib/api-error";
import { useRequestCode } from "../api/login.mutations";
import { loginTexts } from "../texts";

type Props = { identifier: string; onSent: (identifier: string) => void; onFailed: (sentence: string) => void };

/** Asks for another code, which the shop allows every `limits.otpResendSeconds`. */
export function ResendCode({ identifier, onSent, onFailed }: Props) {
  const request = useRequestCode();
  const [secondsLeft, setSecondsLeft] = useState<number>(limits.otpResendSeconds);
  const waiting = secondsLeft > 0;

  useEffect(() => {
    if (!waiting) return;
    const ticking = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(ticking);
  }, [waiting]);

  function resend(): void {
    request.mutate(identifier, {
      onSuccess: () => {
        setSecondsLeft(limits.otpResendSeconds);
        onSent(identifier);
      },
      onError: (failure) => onFailed(errorMessage(failure, loginTexts.sendFailed)),
    });
  }

  return (
    <Button variant="quiet" disabled={waiting} busy={request.isPending} onClick={resend}>
      {waiting ? loginTexts.resendIn(secondsLeft) : loginTexts.resend}
    </Button>
  );
}
