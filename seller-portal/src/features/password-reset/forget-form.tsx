import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { type FormEvent, useRef, useState } from "react";
import { failureText } from "../../lib/failure-text";
import { useSendResetLink } from "./api/reset.queries";

const failures = { refused: sellerLoginMessages.resetFailed, failed: sellerLoginMessages.resetError };

type Props = {
  /** Initial value. */
  identifier: string;
  /** Receives the server's message, and undefined when another link is requested. */
  onSent: (sentence: string | undefined) => void;
};

export function ForgetForm({ identifier: known, onSent }: Props) {
  const [identifier, setIdentifier] = useState(known);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSendResetLink();

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSent(undefined);
    sending.reset();
    const isEmpty = identifier.trim() === "";
    setError(isEmpty ? sellerLoginMessages.identifierRequired : undefined);
    if (isEmpty) {
      input.current?.focus();
      return;
    }
    sending.mutate(identifier.trim(), { onSuccess: ({ message }) => onSent(message) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Email or Mobile Number" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
          />
        )}
      </Field>
      {sending.error && <Alert>{failureText(sending.error, failures)}</Alert>}
      <Button type="submit" size="large" full busy={sending.isPending}>
        {sending.isPending ? "Sending..." : "Send Reset Link"}
      </Button>
    </form>
  );
}
