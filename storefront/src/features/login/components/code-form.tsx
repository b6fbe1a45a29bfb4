import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { DemoHint as Hint } from "@haat/ui/demo-hint";
import { Field } from "@haat/ui/field";
import { ApiError, errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { loginTexts } from "../texts";
import { useRefusal } from "../use-refusal";
import { CodeInput } from "./code-input";
import { ResendCode } from "./resend-code";

type Props = {
  /** Verifies the code; if it throws, the error is shown below the field. */
  verify: (otp: string) => Promise<void>;
  /** Sends another code. */
  resend: () => Promise<void>;
  /** The submit button's labels while idle and while verifying. */
  label: string;
  busyLabel: string;
  danger?: boolean;
  /** The error message if the server sent none. */
  fallback?: string;
  /** Shown above the field. */
  children?: ReactNode;
};

/** The form for a one-time code, at login and wherever else one is required. */
export function CodeForm({
  verify,
  resend,
  label,
  busyLabel,
  danger = false,
  fallback = loginTexts.otpInvalid,
  children,
}: Props) {
  const verifying = useMutation({ mutationFn: verify });
  const [otp, setOtp] = useState("");
  const { error, input, refuse, say } = useRefusal();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (otp.length !== limits.otpLength) {
      refuse(loginTexts.otpIncomplete);
      return;
    }
    say(undefined);
    verifying.mutate(otp, {
      onError: (failure) => {
        // The code was rejected. If the server could not be reached or failed, it is still valid and stays in the
        // field.
        if (failure instanceof ApiError && failure.status > 0 && failure.status < 500) setOtp("");
        refuse(errorMessage(failure, fallback));
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <Field label={loginTexts.code} error={error}>
        {(control) => <CodeInput {...control} ref={input} value={otp} onChange={setOtp} />}
      </Field>
      <Button type="submit" variant={danger ? "danger" : "primary"} full size="large" busy={verifying.isPending}>
        {verifying.isPending ? busyLabel : label}
      </Button>
      <ResendCode resend={resend} onFailed={say} />
    </form>
  );
}

/** In the demo shop, a link to the message with the code. */
export const DemoHint = ({ identifier }: { identifier: string }) => (
  <Hint text={loginTexts.demoHint} linkLabel={loginTexts.demoLink} to={identifier} />
);

/** Returns to the first step. */
export const ChangeIdentifier = ({
  onPress,
  label = loginTexts.changeIdentifier,
}: {
  onPress: () => void;
  label?: string;
}) => (
  <button
    type="button"
    onClick={onPress}
    className="-my-4 min-h-11 self-start text-sm font-semibold text-primary underline underline-offset-4"
  >
    {label}
  </button>
);
