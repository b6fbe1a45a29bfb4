import { limits } from "@haat/api-contract/limits";
import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { recordPayoutBodySchema } from "@haat/api-contract/seller-earnings/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/outcome";
import { useRecordPayout } from "./seller-earnings.queries";

type Props = { id: string; name: string; available: number; onClose: () => void };

/** Records that money was sent to a seller's bank. */
export function PayoutModal({ id, name, available, onClose }: Props) {
  const had = String(available);
  const [amount, setAmount] = useState(had);
  const [reference, setReference] = useState("");
  const [tried, setTried] = useState(false);
  const record = useRecordPayout(id);
  const judged = recordPayoutBodySchema.safeParse({
    amount: amount.trim() === "" ? Number.NaN : Number(amount),
    reference,
  });
  const faults = tried ? faultsOf(judged.error?.issues ?? [], Number(amount) > available) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!judged.success || judged.data.amount > available) return;
    void closeWhenDone(record.mutateAsync(judged.data), onClose);
  };
  return (
    <FormModal
      title={`Payout to ${name}`}
      text={`${orderRupees(available)} can be paid out. The seller is told.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Record Payout"
      busy={record.isPending}
      dirty={amount !== had || reference !== ""}
      error={record.error ? errorMessage(record.error, sellerEarningsMessages.payoutFailed) : undefined}
    >
      <Field label="Amount, ₹" required error={faults.amount}>
        {(control) => (
          <Input
            {...control}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
          />
        )}
      </Field>
      <Field label="Bank's reference" hint="Such as the UTR of the transfer." required error={faults.reference}>
        {(control) => (
          <Input
            {...control}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            maxLength={limits.payoutReferenceMost}
            autoComplete="off"
          />
        )}
      </Field>
    </FormModal>
  );
}

type Issue = { path: PropertyKey[]; message: string };

function faultsOf(issues: readonly Issue[], tooMuch: boolean): { amount?: string; reference?: string } {
  const at = (name: string) => issues.find(({ path }) => path[0] === name)?.message;
  const amount = tooMuch ? sellerEarningsMessages.amountTooLarge : at("amount");
  const reference = at("reference");
  return { ...(amount ? { amount } : {}), ...(reference ? { reference } : {}) };
}
