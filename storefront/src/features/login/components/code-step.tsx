import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { type FormEvent, useRef, useState } from "react";
import { errorMessage } from "../../../lib/api-error";
import { useVerifyCode } from "../api/login.mutations";
import { loginTexts } from "../texts";
import { CodeInput } from "./code-input";
import { ResendCode } from "./resend-code";

type Props = {
  identifier: string;
  onSentAgain: (identifier: string) => void;
  onChangeIdentifier: () => void;
  onVerified: (token: string, email: string) => void;
};

export function CodeStep({ identifier, onSentAgain, onChangeIdentifier, onVerified }: Props) {
  const verify = useVerifyCode();
  const [otp, setOtp] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(sentence: string): void {
    setError(sentence);
    input.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (otp.length !== limits.otpLength) {
      refuse(loginTexts.otpIncomplete);
      return;
    }
    setError(undefined);
    verify.mutate(
      { identifier, otp },
      {
        onSuccess: ({ token, email }) => onVerified(token, email),
        onError: (failure) => {
          setOtp("");
          refuse(errorMessage(failure, loginTexts.otpInvalid));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <button
        type="button"
        onClick={onChangeIdentifier}
        className="-my-4 min-h-11 self-start text-sm font-semibold text-primary underline underline-offset-4"
      >
        {loginTexts.changeIdentifier}
      </button>
      <Field label={loginTexts.code} error={error}>
        {(control) => <CodeInput {...control} ref={input} value={otp} onChange={setOtp} />}
      </Field>
      <Button type="submit" full size="large" busy={verify.isPending}>
        {verify.isPending ? loginTexts.verifying : loginTexts.verify}
      </Button>
      <ResendCode identifier={identifier} onSent={onSentAgain} onFailed={setError} />
    </form>
  );
}
