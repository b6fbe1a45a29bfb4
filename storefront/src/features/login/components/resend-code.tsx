import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { loginTexts } from "../texts";

type Props = { resend: () => Promise<void>; onFailed: (sentence: string) => void };

/** Requests another code, which the shop allows every `limits.otpResendSeconds`. */
export function ResendCode({ resend, onFailed }: Props) {
  const request = useMutation({ mutationFn: resend });
  const [secondsLeft, setSecondsLeft] = useState<number>(limits.otpResendSeconds);
  const waiting = secondsLeft > 0;

  useEffect(() => {
    if (!waiting) return;
    const ticking = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(ticking);
  }, [waiting]);

  const ask = () =>
    request.mutate(undefined, {
      onSuccess: () => setSecondsLeft(limits.otpResendSeconds),
      onError: (failure) => onFailed(errorMessage(failure, loginTexts.sendFailed)),
    });

  return (
    <Button variant="quiet" disabled={waiting} busy={request.isPending} onClick={ask}>
      {waiting ? loginTexts.resendIn(secondsLeft) : loginTexts.resend}
    </Button>
  );
}
