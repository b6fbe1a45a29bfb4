import { limits } from "@haat/api-contract/limits";
import { refundMessages } from "@haat/api-contract/refund/messages";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { oneOf } from "@haat/product-form/list/list-state";
import { NativeSelect } from "@haat/product-form/native-select";
import { orderRupees } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { Textarea } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { useRefundOrder } from "../refunds/refunds.queries";
import type { OrderDetail } from "./orders.queries";
import { chosenAmount, chosenProducts, type Quantities, RefundLines, refundableLines } from "./refund-lines";

const destinations = ["source", "wallet"] as const;

/** Refunds an order, or some of its pieces. */
export function RefundModal({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const lines = refundableLines(order);
  const [isComplete, setIsFullRefund] = useState(true);
  const [quantities, setQuantities] = useState<Quantities>({});
  const [destination, setDestination] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const refund = useRefundOrder(order._id);
  const products = chosenProducts(quantities);
  const amount = isComplete ? order.refundable : chosenAmount(lines, quantities);
  const faults = {
    products: !isComplete && products.length === 0 ? refundMessages.nothingChosen : undefined,
    amount: amount > order.refundable ? refundMessages.tooMuch(orderRupees(order.refundable)) : undefined,
    reason: reason.trim() === "" ? refundMessages.reasonMissing : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const wish = { reason: reason.trim(), refundable: order.refundable, destination: oneOf(destination, destinations) };
    void closeWhenDone(refund.mutateAsync(isComplete ? wish : { ...wish, products }), onClose);
  };
  return (
    <FormModal
      title={`Refund order #${order.orderNumber}`}
      text={`Up to ${orderRupees(order.refundable)} can be refunded. The customer is notified.`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={`Refund ${orderRupees(amount)}`}
      busy={refund.isPending}
      dirty={!isComplete || reason !== "" || destination !== ""}
      error={refund.error ? errorMessage(refund.error, refundMessages.refundFailed) : undefined}
    >
      <Field label="Amount">
        {(control) => (
          <NativeSelect
            {...control}
            value={isComplete ? "whole" : "some"}
            onChange={(event) => setIsFullRefund(event.target.value === "whole")}
          >
            <option value="whole">Full remaining amount, including delivery</option>
            {lines.length > 0 && <option value="some">Selected items</option>}
          </NativeSelect>
        )}
      </Field>
      {!isComplete && (
        <RefundLines
          lines={lines}
          quantities={quantities}
          onChange={(id, quantity) => setQuantities((now) => ({ ...now, [id]: quantity }))}
          error={tried ? (faults.products ?? faults.amount) : undefined}
        />
      )}
      <Field
        label="Refund to"
        hint="Wallet payments are refunded to the wallet. Cash is refunded manually or to the wallet."
      >
        {(control) => (
          <NativeSelect {...control} value={destination} onChange={(event) => setDestination(event.target.value)}>
            <option value="">Customer's choice</option>
            <option value="source">Original payment method</option>
            <option value="wallet">Customer's wallet</option>
          </NativeSelect>
        )}
      </Field>
      <Field label="Reason" hint="For internal records only." required error={tried ? faults.reason : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={limits.maxReturnReasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}
