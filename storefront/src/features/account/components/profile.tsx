import type { Account } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { longBritishDate } from "@haat/ui/format";
import { Input } from "@haat/ui/input";
import { errorMessage } from "@haat/web/api-error";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "../../../lib/toast";
import { useUpdateName } from "../api/account.queries";
import { accountTexts } from "../texts";
import { Section } from "./section";

/** The field's value after a save: the name as saved, unless the shopper has typed in the meantime. */
export const nameAfterSave = (typed: string, sent: string, kept: string): string => (typed === sent ? kept : typed);

export function Profile({ account }: { account: Account }) {
  const saving = useUpdateName();
  const [name, setName] = useState(account.name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!name.trim()) {
      setError(accountTexts.nameRequired);
      input.current?.focus();
      return;
    }
    setError(undefined);
    saving.mutate(name, {
      onSuccess: (saved) => {
        setName((typed) => nameAfterSave(typed, name, saved.account.name));
        toast.success(accountTexts.saved);
      },
      onError: (failure) => setError(errorMessage(failure, accountTexts.saveFailed)),
    });
  }

  return (
    <Section title={accountTexts.profile} text={accountTexts.memberSince(longBritishDate(account.joinedAt))}>
      <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
        <Field label={accountTexts.name} hint={accountTexts.nameHint} error={error}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="name"
              autoComplete="name"
              maxLength={limits.maxNameLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={saving.isPending} className="self-start">
          {saving.isPending ? accountTexts.saving : accountTexts.saveName}
        </Button>
      </form>
    </Section>
  );
}
