import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { api } from "../../../src/admin/screens/lib/api";
import { toast } from "../../../src/admin/screens/lib/toast";
import { largeInput, PasswordInput } from "./password-input";

type Credentials = { email: string; password: string };
type Props = {
  initial: Credentials;
  /** With a challenge if the account has an authenticator app: no code was sent. */
  onSent: (credentials: Credentials, challenge: string | null) => void;
};

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The first step: e-mail address and password, which request a code or open the second step of an authenticator app. Initial values may arrive later: they fill the
 * form unless it has the focus.
 */
export function CredentialsStep({ initial, onSent }: Props) {
  const [typed, setTyped] = useState<Partial<Credentials>>({});
  const { email, password } = { ...initial, ...typed };
  const [faults, setFaults] = useState<{ email?: string; password?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = {
      ...(emailShape.test(email.trim()) ? {} : { email: staffLoginMessages.emailInvalid }),
      ...(password === "" ? { password: staffLoginMessages.passwordRequired } : {}),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const answer = await api.call("adminLogin", { body: { email: email.trim(), password } });
      const challenge = "challenge" in answer ? answer.challenge : null;
      if (challenge === null) toast.success(staffLoginMessages.otpSent);
      onSent({ email: email.trim(), password }, challenge);
    } catch (error) {
      setFaults({ form: errorMessage(error, staffLoginMessages.loginFailed) });
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onFocus={() => setTyped((typed) => ({ ...initial, ...typed }))}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <header>
        <h1 className="text-[28px] font-semibold leading-tight">Administrator login</h1>
        <p className="text-ui-fg-subtle mt-2">
          Log in with your email and password. We then send a code to your email, or ask for your authenticator app's
          code.
        </p>
      </header>
      {faults.form && <FormAlert>{faults.form}</FormAlert>}
      <Field label="Email" error={faults.email} required>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setTyped((typed) => ({ ...typed, email: event.target.value }))}
            className={largeInput}
          />
        )}
      </Field>
      <Field label="Password" error={faults.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setTyped((typed) => ({ ...typed, password: event.target.value }))}
          />
        )}
      </Field>
      <Button type="submit" size="xlarge" className="w-full" disabled={busy}>
        {busy ? "Sending..." : "Send OTP"}
      </Button>
    </form>
  );
}
