import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { type FormEvent, useRef, useState } from "react";
import { errorMessage } from "../../../lib/api-error";
import { useRequestCode } from "../api/login.mutations";
import { loginTexts } from "../texts";

type Props = { /** What was entered before, to be corrected. */ known: string; onSent: (identifier: string) => void };

export function IdentifierStep({ known, onSent }: Props) {
  const request = useRequestCode();
  const [identifier, setIdentifier] = useState(known);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(sentence: string): void {
    setError(sentence);
    input.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const entered = identifier.trim();
    if (!entered) {
      refuse(loginTexts.identifierRequired);
      return;
    }
    setError(undefined);
    request.mutate(entered, {
      onSuccess: () => onSent(entered),
      onError: (failure) => refuse(errorMessage(failure, loginTexts.sendFailed)),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={loginTexts.identifier} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="identifier"
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" full size="large" busy={request.isPending}>
        {request.isPending ? loginTexts.sending : loginTexts.requestCode}
      </Button>
    </form>
  );
}
