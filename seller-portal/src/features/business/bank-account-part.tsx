import type { IfscBank } from "@haat/api-contract/bank/bank-of-ifsc";
import type { BankAccount } from "@haat/api-contract/seller-business/schemas";
import { useBankOfIfsc } from "@haat/product-form/use-bank-of-ifsc";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { useState } from "react";
import { useSaveBankAccount } from "./api/business.queries";
import { toBankAccountDraft } from "./drafts";
import { FormEnd } from "./section-card";
import { useSectionForm } from "./use-section-form";

const load = async () => ({ resolver: (await import("./resolvers")).bankAccountResolver });

type Props = { account: BankAccount | null; onUnsaved: (unsaved: boolean) => void };

/** The stored account, masked, and the form that replaces it; just the form if there is none. */
export function BankAccountPart({ account, onUnsaved }: Props) {
  const [changing, setChanging] = useState(false);
  const known = useBankOfIfsc(account?.ifsc ?? "");
  if (!account || changing) {
    const stop = () => {
      setChanging(false);
      onUnsaved(false);
    };
    return <BankAccountForm account={account} onUnsaved={onUnsaved} onDone={stop} />;
  }
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">Account holder</dt>
        <dd className="min-w-0 break-words font-medium">{account.holder}</dd>
        <dt className="text-muted">Account number</dt>
        <dd className="font-medium tabular-nums">{account.number}</dd>
        <dt className="text-muted">IFSC</dt>
        <dd className="font-medium">{account.ifsc}</dd>
        {known && (
          <>
            <dt className="text-muted">Bank and branch</dt>
            <dd className="min-w-0 break-words font-medium">{bankWords(known)}</dd>
          </>
        )}
      </dl>
      <Button variant="secondary" className="mt-5" onClick={() => setChanging(true)}>
        Change bank account
      </Button>
    </>
  );
}

function BankAccountForm({ account, onUnsaved, onDone }: Props & { onDone: () => void }) {
  const save = useSaveBankAccount();
  const { register, formState, watch, submit, problem } = useSectionForm({
    load,
    draft: toBankAccountDraft(account),
    save,
    toDraft: (file) => toBankAccountDraft(file.bankAccount),
    onUnsaved,
    onSaved: onDone,
  });
  const { errors } = formState;
  const bank = useBankOfIfsc(watch("ifsc"));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Account holder" hint="As registered with your bank." error={errors.holder?.message}>
          {(control) => <Input {...control} {...register("holder")} autoComplete="off" aria-required />}
        </Field>
        <Field
          label="IFSC"
          hint={bank ? bankWords(bank) : "11 letters and digits, as printed on your cheques."}
          error={errors.ifsc?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register("ifsc")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              aria-required
              className="uppercase"
            />
          )}
        </Field>
        <Field label="Account number" hint="9 to 18 digits." error={errors.number?.message}>
          {(control) => <Input {...control} {...register("number")} {...digits} aria-required />}
        </Field>
        <Field label="Confirm account number" error={errors.numberAgain?.message}>
          {(control) => <Input {...control} {...register("numberAgain")} {...digits} aria-required />}
        </Field>
      </div>
      <FormEnd label="Save bank account" busy={save.isPending} problem={problem} />
      {account && (
        <Button variant="quiet" size="small" className="mt-3" disabled={save.isPending} onClick={onDone}>
          Cancel {account.number}
        </Button>
      )}
    </form>
  );
}

const bankWords = ({ bank, branchCode }: IfscBank) => `${bank}, branch ${branchCode}`;

const digits = { inputMode: "numeric", autoComplete: "off", maxLength: 30 } as const;
