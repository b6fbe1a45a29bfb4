import { limits } from "@haat/api-contract/limits";
import { refundMessages } from "@haat/api-contract/refund/messages";
import { recordRefundBodySchema } from "@haat/api-contract/refund/schemas";
import { type HandWay, handWays, handWayWords } from "@haat/api-contract/refund/words";
import { DayInput } from "@haat/product-form/day-input";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { dayInIndia } from "@haat/ui/days";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button, RadioGroup } from "@medusajs/ui";
import { useId, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { LineField, useValidated } from "../shared/validated-form";
import { moneyText, payeeText } from "./refund-words";
import { type RefundRow, useRecordRefund, useShowPayee } from "./refunds.queries";

type Props = { refund: RefundRow; onClose: () => void };

/** Records a manual refund as paid, and explains the effects first. */
export function RecordRefundModal({ refund, onClose }: Props) {
  const { payee, amount, currency, order, customer } = refund;
  const record = useRecordRefund(refund._id);
  const [way, setWay] = useState<HandWay>(payee?.way ?? "cash");
  const [reference, setReference] = useState("");
  const [paidOn, setPaidOn] = useState(() => dayInIndia(new Date()));
  const validated = recordRefundBodySchema.safeParse({ way, reference, paidOn, payee: payee?.changedAt ?? null });
  const name = useId();
  const { submit, fault } = useValidated(validated, (body) => void closeWhenDone(record.mutateAsync(body), onClose));
  const money = moneyText(amount, currency);
  return (
    <FormModal
      title={`Record refund for order #${order.orderNumber}`}
      text={`${money} to ${customer.name || "the customer"}. Pay it first, then record it here.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={`Record ${money} as paid`}
      busy={record.isPending}
      dirty={reference !== ""}
      error={record.error ? errorMessage(record.error, refundMessages.recordFailed) : undefined}
    >
      <Payee refund={refund} />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="text-ui-fg-base mb-1.5 font-medium">Paid by</legend>
        <RadioGroup value={way} onValueChange={(value) => setWay(value as HandWay)} className="flex flex-wrap gap-4">
          {handWays.map((value) => (
            <span key={value} className="flex items-center gap-2">
              <RadioGroup.Item value={value} id={`${name}-${value}`} />
              <label htmlFor={`${name}-${value}`}>{handWayWords[value]}</label>
            </span>
          ))}
        </RadioGroup>
      </fieldset>
      <LineField
        label="Reference"
        hint="For example, the UTR or receipt number."
        error={fault("reference")}
        value={reference}
        onChange={setReference}
        maxLength={limits.maxRefundReferenceLength}
      />
      <Field label="Paid on" required error={fault("paidOn")}>
        {(control) => <DayInput {...control} value={paidOn} onChange={(event) => setPaidOn(event.target.value)} />}
      </Field>
      <div className="bg-ui-bg-subtle rounded-lg px-4 py-3">
        <p className="text-ui-fg-base font-medium">What will happen</p>
        <ul className="text-ui-fg-subtle list-disc pl-5">
          <li>The order's payment shows {money} as refunded. This can't be undone.</li>
          <li>The customer is notified how it was paid, with the reference.</li>
        </ul>
      </div>
    </FormModal>
  );
}

/** The payout destination; shown in full on request, which the audit log records. */
function Payee({ refund }: { refund: RefundRow }) {
  const show = useShowPayee();
  const { payee } = refund;
  if (!payee) return <p className="text-ui-fg-base">{payeeText(null)} You can pay it in cash.</p>;
  const full = show.data?.payee;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <p className="text-ui-fg-base min-w-0 break-all">
        {payeeText(full ?? payee)}
        <span className="text-ui-fg-subtle block">Provided on {instantText(payee.changedAt)}</span>
        {show.error && (
          <span role="alert" className="text-ui-fg-error block">
            {errorMessage(show.error, refundMessages.fetchFailed)}
          </span>
        )}
      </p>
      {!full && (
        <Button type="button" variant="secondary" isLoading={show.isPending} onClick={() => show.mutate(refund._id)}>
          Show in full
        </Button>
      )}
    </div>
  );
}
