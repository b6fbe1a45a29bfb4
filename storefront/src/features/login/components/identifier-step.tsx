import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { type ComponentPropsWithoutRef, type FormEvent, useState } from "react";
import { loginTexts } from "../texts";
import { useRefusal } from "../use-refusal";

type Props = {
  label?: string;
  /** What was entered before, to be corrected. */
  known: string;
  /** Sends a code to what was entered; what it throws is said under the field. */
  send: (identifier: string) => Promise<void>;
  /** How the browser may help with it. */
  control?: ComponentPropsWithoutRef<"input">;
};

/** Asks whom a code is sent to. */
export function IdentifierStep({ label = loginTexts.identifier, known, send, control: help }: Props) {
  const sending = useMutation({ mutationFn: send });
  const [identifier, setIdentifier] = useState(known);
  const { error, input, refuse, say } = useRefusal();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const entered = identifier.trim();
    if (!entered) {
      refuse(loginTexts.identifierRequired);
      return;
    }
    say(undefined);
    sending.mutate(entered, { onError: (failure) => refuse(errorMessage(failure, loginTexts.sendFailed)) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={label} error={error}>
        {(control) => (
          <Input
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...help}
            {...control}
            ref={input}
            name="identifier"
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" full size="large" busy={sending.isPending}>
        {sending.isPending ? loginTexts.sending : loginTexts.requestCode}
      </Button>
    </form>
  );
}
