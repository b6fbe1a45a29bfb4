import { limits } from "@haat/api-contract/limits";
import { recordParcelCashBodySchema } from "@haat/api-contract/parcel/cash-endpoints";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/outcome";
import { type OrderDetail, useRecordCash } from "./orders.queries";

type Props = { parcel: OrderDetail["parcels"][number]; onClose: () => void };

/** Records that a courier has handed over the cash of a parcel. */
export function CashModal({ parcel, onClose }: Props) {
  const had = String(parcel.cashDue ?? "");
  const [amount, setAmount] = useState(had);
  const [reference, setReference] = useState("");
  const [tried, setTried] = useState(false);
  const record = useRecordCash(parcel._id);
  const judged = recordParcelCashBodySchema.safeParse({
    amount: amount.trim() === "" ? Number.NaN : Number(amount),
    reference,
  });
  const fault = (name: string) =>
    tried ? judged.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (judged.success) void closeWhenDone(record.mutateAsync(judged.data), onClose);
  };
  return (
    <FormModal
      title="Cash received from the courier"
      text={`${parcel.carrier} ${parcel.trackingNumber}. ${parcel.seller?.name ?? "The shop"} can be paid for this parcel once its other holds are over. This can't be taken back.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Record Cash"
      busy={record.isPending}
      dirty={amount !== had || reference !== ""}
      error={record.error ? errorMessage(record.error, parcelMessages.cashFailed) : undefined}
    >
      <Field label="Amount, ₹" required error={fault("amount")}>
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
      <Field
        label="Reference"
        hint="What the courier or the bank calls the transfer."
        required
        error={fault("reference")}
      >
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
