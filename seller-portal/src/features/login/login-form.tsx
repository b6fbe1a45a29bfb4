import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Checkbox } from "@haat/ui/checkbox";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../lib/api";
import { failureText } from "../../lib/failure-text";
import { pagePaths } from "../../lib/page-paths";
import { startSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { textLink } from "../auth/form-parts";
import { PasswordInput } from "../auth/password-input";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The input under the field name that the API uses: an e-mail address if it looks like one, else a mobile number. */
export function identifierFields(typed: string): { email: string } | { mobileNumber: string } {
  const identifier = typed.trim();
  return emailShape.test(identifier) ? { email: identifier } : { mobileNumber: identifier };
}

type Credentials = { identifier: string; password: string; rememberMe: boolean };

const useLogin = () =>
  useMutation({
    mutationFn: ({ identifier, password, rememberMe }: Credentials) =>
      api.call("sellerLogin", { body: { ...identifierFields(identifier), password, rememberMe } }),
  });

const failures = { refused: sellerLoginMessages.loginFailed, failed: sellerLoginMessages.loginError };

/** A login that waits for the authenticator app's code, and what was typed in its first step. */
export type Challenged = { challenge: string; identifier: string; rememberMe: boolean };

type Props = { /** Initial value. */ identifier: string; onChallenge: (challenged: Challenged) => void };

export function LoginForm({ identifier: known, onChallenge }: Props) {
  const [identifier, setIdentifier] = useState(known);
  const [password, setPassword] = useState("");
  const [rememberMe, setRememberMe] = useState(false);
  const [missing, setMissing] = useState<"identifier" | "password" | null>(null);
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const login = useLogin();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const empty = identifier.trim() === "" ? "identifier" : password === "" ? "password" : null;
    setMissing(empty);
    if (empty) {
      login.reset();
      (empty === "identifier" ? identifierInput : passwordInput).current?.focus();
      return;
    }
    login.mutate(
      { identifier, password, rememberMe },
      {
        onSuccess: (answer) => {
          if ("challenge" in answer) return onChallenge({ challenge: answer.challenge, identifier, rememberMe });
          toast.success(sellerLoginMessages.loggedIn);
          startSession(answer.token, rememberMe);
        },
        onError: () => passwordInput.current?.select(),
      },
    );
  }

  const problem = missing ? sellerLoginMessages.fieldsRequired : login.error && failureText(login.error, failures);
  const isMissing = (text: string) => (missing && text.trim() === "" ? true : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Email or Mobile Number">
        {(control) => (
          <Input
            {...control}
            ref={identifierInput}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            aria-invalid={isMissing(identifier)}
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            aria-required
            aria-invalid={isMissing(password)}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox checked={rememberMe} onChange={(event) => setRememberMe(event.target.checked)}>
          Remember me
        </Checkbox>
        <Link to={pagePaths.forget} state={{ identifier }} className={textLink}>
          Forgot password?
        </Link>
      </div>
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" size="large" full busy={login.isPending}>
        {login.isPending ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
