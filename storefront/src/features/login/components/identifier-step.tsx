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
  /** The value entered before, for correction. */
  known: string;
  /** Sends a code; if it throws, the error is shown below the field. */
  send: (identifier: string) => Promise<void>;
  /** Input attributes, e.g. for autocompletion and the keyboard. */
  control?: ComponentPropsWithoutRef<"input">;
};

/** Asks for the e-mail address or mobile number that the code is sent to. */
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
