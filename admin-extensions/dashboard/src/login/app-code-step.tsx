import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../../src/admin/screens/lib/api";
import { linkClass } from "./otp-step";
import { largeInput } from "./password-input";
import { useEnterBackOffice } from "./use-enter-back-office";

type Props = { challenge: string; onBack: () => void };

/** The second step while an authenticator app is on: its code, or a recovery code. */
export function AppCodeStep({ challenge, onBack }: Props) {
  const [code, setCode] = useState("");
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const enter = useEnterBackOffice();
  useEffect(() => {
    if (!busy) input.current?.select();
  }, [busy]);

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === "") return setFault(authenticatorMessages.codeMissing);
    setBusy(true);
    setFault(null);
    try {
      enter((await api.call("adminLoginByApp", { body: { challenge, code } })).token);
    } catch (error) {
      setFault(errorMessage(error, authenticatorMessages.codeInvalid));
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void verify(event)} className="flex flex-col gap-5">
      <header>
        <h1 className="text-[28px] font-semibold leading-tight">Enter the code</h1>
        <p className="text-ui-fg-subtle mt-2">
          {byRecoveryCode ? "Enter one of your recovery codes. Each works once." : authenticatorMessages.askCode}
        </p>
      </header>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Field label={byRecoveryCode ? "Recovery code" : "6-digit code"} required invalid={fault !== null}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode={byRecoveryCode ? "text" : "numeric"}
            autoComplete={byRecoveryCode ? "off" : "one-time-code"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className={largeInput}
          />
        )}
      </Field>
      <Button type="submit" size="xlarge" className="w-full" disabled={busy}>
        {busy ? "Verifying..." : "Verify & Login"}
      </Button>
      <div className="flex flex-wrap items-center justify-between">
        <button type="button" className={linkClass} disabled={busy} onClick={onBack}>
          Go Back
        </button>
        <button
          type="button"
          className={linkClass}
          disabled={busy}
          onClick={() => {
            setByRecoveryCode(!byRecoveryCode);
            setCode("");
            setFault(null);
            input.current?.focus();
          }}
        >
          {byRecoveryCode ? "Use the app's code" : "Use a recovery code"}
        </button>
      </div>
    </form>
  );
}
