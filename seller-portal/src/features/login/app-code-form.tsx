import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../lib/api";
import { failureText } from "../../lib/failure-text";
import { startSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { textLink } from "../auth/form-parts";
import type { Challenged } from "./login-form";

type Props = Pick<Challenged, "challenge" | "rememberMe"> & { onBack: () => void };

const failures = { refused: authenticatorMessages.codeInvalid, failed: sellerLoginMessages.loginError };

/** The second step of the login: the authenticator app's code, or a recovery code. */
export function AppCodeForm({ challenge, rememberMe, onBack }: Props) {
  const [code, setCode] = useState("");
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const login = useMutation({
    mutationFn: () => api.call("sellerLoginByApp", { body: { challenge, code, rememberMe } }),
  });
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === "");
    if (code.trim() === "") {
      login.reset();
      input.current?.focus();
      return;
    }
    login.mutate(undefined, {
      onSuccess: ({ token }) => {
        toast.success(sellerLoginMessages.loggedIn);
        startSession(token, rememberMe);
      },
      onError: () => input.current?.select(),
    });
  };
  const problem = isMissing ? authenticatorMessages.codeMissing : login.error && failureText(login.error, failures);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={byRecoveryCode ? "Recovery code" : "6-digit code"}
        hint={byRecoveryCode ? "Each recovery code works once." : authenticatorMessages.askCode}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            inputMode={byRecoveryCode ? "text" : "numeric"}
            autoComplete={byRecoveryCode ? "off" : "one-time-code"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            aria-required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" size="large" full busy={login.isPending}>
        {login.isPending ? "Verifying..." : "Verify & Login"}
      </Button>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className={textLink} onClick={onBack}>
          Go Back
        </button>
        <button
          type="button"
          className={textLink}
          onClick={() => {
            setByRecoveryCode(!byRecoveryCode);
            setCode("");
            setIsMissing(false);
            login.reset();
            input.current?.focus();
          }}
        >
          {byRecoveryCode ? "Use the app's code" : "Use a recovery code"}
        </button>
      </div>
    </form>
  );
}
