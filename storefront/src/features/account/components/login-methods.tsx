import type { Account } from "@haat/api-contract/account/schemas";
import { Button } from "@haat/ui/button";
import { useState } from "react";
import { accountTexts } from "../texts";
import { AddIdentifierDialog } from "./add-identifier-dialog";
import { Section } from "./section";

type Kind = "email" | "mobile";

/** The shopper's login methods, and buttons to add the missing ones. */
export function LoginMethods({ account }: { account: Account }) {
  const [adding, setAdding] = useState<Kind | null>(null);
  const google = account.signInMethods.filter(({ kind }) => kind === "google");
  return (
    <Section title={accountTexts.methods} text={accountTexts.methodsText}>
      <ul className="divide-y divide-line border-y border-line">
        <Method
          label={accountTexts.kinds.email}
          value={account.email}
          addLabel={accountTexts.addEmail}
          onAdd={() => setAdding("email")}
        />
        <Method
          label={accountTexts.kinds.mobile}
          value={account.mobile}
          addLabel={accountTexts.addMobile}
          onAdd={() => setAdding("mobile")}
        />
        {google.map(({ value }) => (
          <Method key={value} label={accountTexts.kinds.google} value={value} />
        ))}
      </ul>
      {adding && <AddIdentifierDialog kind={adding} onClose={() => setAdding(null)} />}
    </Section>
  );
}

type MethodProps = { label: string; value: string | null; addLabel?: string; onAdd?: () => void };

const Method = ({ label, value, addLabel, onAdd }: MethodProps) => (
  <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <span className="min-w-0">
      <span className="block text-sm text-muted">{label}</span>
      <span className={value ? "block break-words font-semibold" : "block text-muted"}>
        {value ?? accountTexts.none}
      </span>
    </span>
    {!value && onAdd && (
      <Button variant="secondary" size="small" className="min-h-11" onClick={onAdd}>
        {addLabel}
      </Button>
    )}
  </li>
);
