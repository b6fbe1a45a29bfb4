import { limits } from "@haat/api-contract/limits";
import { recordParcelCashBodySchema } from "@haat/api-contract/parcel/cash-endpoints";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { LineField, typedRupees, useValidated } from "../shared/validated-form";
import { type OrderDetail, useRecordCash } from "./orders.queries";

type Props = { parcel: OrderDetail["parcels"][number]; onClose: () => void };

/** Records that a courier has handed over a parcel's cash. */
export function CashModal({ parcel, onClose }: Props) {
  const had = String(parcel.cashDue ?? "");
  const [amount, setAmount] = useState(had);
  const [reference, setReference] = useState("");
  const record = useRecordCash(parcel._id);
  const validated = recordParcelCashBodySchema.safeParse({
    amount: typedRupees(amount),
    reference,
  });
  const { submit, fault } = useValidated(validated, (body) => void closeWhenDone(record.mutateAsync(body), onClose));
  return (
    <FormModal
      title="Cash received from the courier"
      text={`${parcel.carrier} ${parcel.trackingNumber}. ${parcel.seller?.name ?? "The shop"} can be paid for this parcel once any other holds end. This can't be undone.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Record cash"
      busy={record.isPending}
      dirty={amount !== had || reference !== ""}
      error={record.error ? errorMessage(record.error, parcelMessages.cashFailed) : undefined}
    >
      <LineField label="Amount (₹)" error={fault("amount")} value={amount} onChange={setAmount} rupees />
      <LineField
        label="Reference"
        hint="The transfer reference from the courier or bank."
        error={fault("reference")}
        value={reference}
        onChange={setReference}
        maxLength={limits.maxPayoutReferenceLength}
      />
    </FormModal>
  );
}
