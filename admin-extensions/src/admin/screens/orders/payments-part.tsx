import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { standOf } from "@haat/api-contract/refund/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { destinationText, moneyText, refundLooks } from "../refunds/refund-words";
import type { OrderDetail } from "./orders.queries";

const paymentWords = {
  awaited: "Pending",
  authorized: "Authorised",
  captured: "Received",
  canceled: "Cancelled",
} as const;

type Refund = Omit<OrderDetail["unmatchedRefunds"][number], "currency"> & { currency?: string };

/** Completed and pending refunds. */
const RefundLine = ({ refund }: { refund: Refund }) => {
  const { amount, currency = "INR", destination, status, problem, at } = refund;
  return (
    <li className="border-ui-border-base ml-1 border-l-2 pl-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          Refund: {moneyText(amount, currency)}, {destinationText(destination).toLowerCase()}
        </span>
        <StatusDot tone={refundLooks[standOf({ destination, status })].tone}>
          {refundLooks[standOf({ destination, status })].label}
        </StatusDot>
      </p>
      {problem && <p className="break-words">{problem}</p>}
      <p className="text-ui-fg-subtle">{instantText(at)}</p>
    </li>
  );
};

/** An order's payments, refunds, and unmatched payments. */
export const PaymentsPart = ({ order: { payments, unmatchedRefunds } }: { order: OrderDetail }) => (
  <ul className="flex flex-col gap-3">
    {payments.map((payment) => (
      <li key={payment._id} className="flex flex-col gap-2">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>
            {paymentWords[payment.status]}: {orderRupees(payment.amount)}
            {payment.method && <span className="text-ui-fg-subtle"> · {methodTitle(payment.method)}</span>}
          </span>
          <span className="text-ui-fg-subtle">{instantText(payment.at)}</span>
        </p>
        {payment.refunds.length > 0 && (
          <ul className="flex flex-col gap-2">
            {payment.refunds.map((refund) => (
              <RefundLine key={refund._id} refund={refund} />
            ))}
          </ul>
        )}
      </li>
    ))}
    {unmatchedRefunds.length > 0 && (
      <li className="flex flex-col gap-2">
        <p>Unmatched payments</p>
        <ul className="flex flex-col gap-2">
          {unmatchedRefunds.map((refund) => (
            <RefundLine key={refund._id} refund={refund} />
          ))}
        </ul>
      </li>
    )}
    {payments.length === 0 && unmatchedRefunds.length === 0 && (
      <li className="text-ui-fg-subtle">No payments recorded.</li>
    )}
  </ul>
);
