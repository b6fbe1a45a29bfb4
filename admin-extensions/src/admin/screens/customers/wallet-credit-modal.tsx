import { limits } from "@haat/api-contract/limits";
import { walletMessages } from "@haat/api-contract/wallet/messages";
import { creditWalletBodySchema } from "@haat/api-contract/wallet/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Textarea } from "@medusajs/ui";
import { useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { LineField, typedRupees, useValidated } from "../shared/validated-form";
import { type Customer, nameOf, useCreditWallet } from "./customers.queries";

type Props = { customer: Customer; onClose: () => void };

/** Adds money to a customer's wallet. */
export function WalletCreditModal({ customer, onClose }: Props) {
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const credit = useCreditWallet(customer._id);
  const validated = creditWalletBodySchema.safeParse({
    amount: typedRupees(amount),
    note,
  });
  const { submit, fault } = useValidated(validated, (body) => void closeWhenDone(credit.mutateAsync(body), onClose));
  return (
    <FormModal
      title={`Add money to the wallet of ${nameOf(customer)}`}
      text={`Current balance: ${orderRupees(customer.wallet.balance)}. The customer sees the amount but not the reason.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Add money"
      busy={credit.isPending}
      dirty={amount !== "" || note !== ""}
      error={credit.error ? errorMessage(credit.error, walletMessages.creditFailed) : undefined}
    >
      <LineField label="Amount (₹)" error={fault("amount")} value={amount} onChange={setAmount} rupees />
      <Field label="Reason" required hint="Visible to staff only. Recorded in the audit log." error={fault("note")}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            rows={3}
            maxLength={limits.maxWalletNoteLength}
          />
        )}
      </Field>
    </FormModal>
  );
}
