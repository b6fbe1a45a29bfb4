import { limits } from "@haat/api-contract/limits";
import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { recordPayoutBodySchema } from "@haat/api-contract/seller-earnings/schemas";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormModal } from "@haat/product-form/form-modal";
import { FormAlert } from "@haat/product-form/labelled-field";
import { useBankOfIfsc } from "@haat/product-form/use-bank-of-ifsc";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { NoValue } from "../shared/no-value";
import { Fact } from "../shared/panel";
import { LineField, typedRupees, useValidated } from "../shared/validated-form";
import { type EarningsOfSeller, useRecordPayout } from "./seller-earnings.queries";

type PayTo = EarningsOfSeller["payTo"];
type Props = { id: string; name: string; available: number; payTo: PayTo; onClose: () => void };

/** Records a payout to a seller's bank account, and asks for confirmation first. */
export function PayoutModal({ id, name, available, payTo, onClose }: Props) {
  const had = String(available);
  const [amount, setAmount] = useState(had);
  const [reference, setReference] = useState("");
  const [asking, setAsking] = useState(false);
  const record = useRecordPayout(id);
  const validated = recordPayoutBodySchema.safeParse({
    amount: typedRupees(amount),
    reference,
  });
  const isTooMuch = Number(amount) > available;
  const { tried, submit, fault } = useValidated(validated, () => {
    if (isTooMuch) return;
    record.reset();
    setAsking(true);
  });
  return (
    <FormModal
      title={`Payout to ${name}`}
      text={`${orderRupees(available)} can be paid out. The seller is notified.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Record payout"
      busy={record.isPending}
      dirty={amount !== had || reference !== ""}
    >
      <PayToPart payTo={payTo} />
      <LineField
        label="Amount (₹)"
        error={tried && isTooMuch ? sellerEarningsMessages.amountTooLarge : fault("amount")}
        value={amount}
        onChange={setAmount}
        rupees
      />
      <LineField
        label="Bank reference"
        hint="For example, the UTR of the transfer."
        error={fault("reference")}
        value={reference}
        onChange={setReference}
        maxLength={limits.maxPayoutReferenceLength}
      />
      {asking && validated.success && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Record ${orderRupees(validated.data.amount)} as paid to ${payTo?.holder ?? name}?`}
          text={`${payTo ? `Account ${payTo.number}. ` : ""}Reference ${validated.data.reference}. The seller is notified. This can't be undone.`}
          confirmLabel="Record payout"
          dismissLabel="Go Back"
          busy={record.isPending}
          onConfirm={() => void closeWhenDone(record.mutateAsync(validated.data), onClose)}
        >
          {record.error && <FormAlert>{errorMessage(record.error, sellerEarningsMessages.payoutFailed)}</FormAlert>}
        </ConfirmDialog>
      )}
    </FormModal>
  );
}

/** The bank account; the seller's page shows the full number to accounts with permission. */
function PayToPart({ payTo }: { payTo: PayTo }) {
  const bank = useBankOfIfsc(payTo?.ifsc ?? "");
  if (!payTo) return <FormAlert>{sellerEarningsMessages.noAccount}</FormAlert>;
  return (
    <section
      aria-label="Pay to"
      className="border-ui-border-base bg-ui-bg-subtle flex flex-col gap-3 rounded-lg border p-4"
    >
      <h3 className="text-ui-fg-base font-medium">Pay to</h3>
      {payTo.isUnchecked && <FormAlert>{sellerEarningsMessages.accountUnchecked}</FormAlert>}
      <dl className="grid gap-x-6 gap-y-3 min-[420px]:grid-cols-2">
        <Fact name="Account holder">{payTo.holder}</Fact>
        <Fact name="Account number">{payTo.number}</Fact>
        <Fact name="IFSC">{payTo.ifsc}</Fact>
        <Fact name="Bank and branch">{bank ? `${bank.bank}, branch ${bank.branchCode}` : <NoValue />}</Fact>
      </dl>
    </section>
  );
}
