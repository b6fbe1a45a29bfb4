import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { handWayWords, isByHand, standOf } from "@haat/api-contract/refund/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { instantText } from "@haat/ui/instants";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { RefundButtons } from "./refund-buttons";
import { destinationText, moneyText, payeeText, refundLooks, waitingText } from "./refund-words";
import type { RefundRow } from "./refunds.queries";

/** The time of the next attempt, or of the refund. */
function whenOf(refund: RefundRow): string {
  const { status, nextTryAt, settledAt, tries, createdAt, paid } = refund;
  if (isByHand(refund) && status !== "done") return waitingText(createdAt);
  if (paid) return `${handWayWords[paid.way]}, ${paid.reference}, recorded by ${paid.by || "a staff member"}`;
  if (settledAt && status === "done") return instantText(settledAt);
  if (!nextTryAt) return `${tries} ${tries === 1 ? "attempt" : "attempts"}`;
  const next = status === "sent" ? "Next check" : "Next attempt";
  return `${next} ${instantText(nextTryAt)}`;
}

const Way = ({ refund }: { refund: RefundRow }) => {
  const { destination, gateway, paymentId, refundId } = refund;
  return (
    <div className="flex min-w-0 flex-col items-end gap-0.5 py-1 min-[1100px]:items-start">
      <span className="font-medium">{destinationText(destination)}</span>
      {isByHand(refund) && <span className="text-ui-fg-subtle max-w-56 break-words">{payeeText(refund.payee)}</span>}
      {gateway && <span className="text-ui-fg-subtle">{gatewayTitle(gateway)}</span>}
      {[paymentId, refundId].map(
        (id) =>
          id && (
            <span key={id} className="text-ui-fg-muted max-w-56 break-all font-mono text-[12px]">
              {id}
            </span>
          ),
      )}
    </div>
  );
};

export const refundColumns = (onOpen: (row: RefundRow) => void): Column<RefundRow>[] => [
  {
    key: "order",
    header: "Order & Customer",
    card: "title",
    cell: (row) => (
      <div className="flex min-w-40 flex-col py-1">
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover self-start font-medium"
        >
          Order #{row.order.orderNumber}
        </button>
        <span className="text-ui-fg-base break-words">{row.customer.name || <NoValue />}</span>
        <span className="text-ui-fg-subtle break-all font-normal">{row.customer.email || row.customer.mobile}</span>
      </div>
    ),
  },
  {
    key: "amount",
    header: "Amount",
    cell: ({ amount, currency, kind, createdAt }) => (
      <div className="flex flex-col items-end gap-0.5 py-1 min-[1100px]:items-start">
        <span className="font-semibold tabular-nums">{moneyText(amount, currency)}</span>
        {kind === "unmatched" && <span className="text-ui-fg-subtle">Unmatched payment</span>}
        <span className="text-ui-fg-subtle whitespace-nowrap">{instantText(createdAt)}</span>
      </div>
    ),
  },
  { key: "way", header: "Refund to", cell: (refund) => <Way refund={refund} /> },
  {
    key: "status",
    header: "Status",
    cell: (refund) => (
      <div className="flex flex-col items-end gap-0.5 py-1 min-[1100px]:items-start">
        <StatusDot tone={refund.isOverdue ? "bad" : refundLooks[standOf(refund)].tone}>
          {refund.isOverdue ? "Overdue" : refundLooks[standOf(refund)].label}
        </StatusDot>
        {refund.problem && <span className="text-ui-fg-base max-w-72 break-words">{refund.problem}</span>}
        <span className="text-ui-fg-subtle">{whenOf(refund)}</span>
        {refund.tries > 1 && refund.nextTryAt && (
          <span className="text-ui-fg-subtle tabular-nums">{refund.tries} attempts so far</span>
        )}
      </div>
    ),
  },
  {
    key: "action",
    header: "Action",
    card: "actions",
    cell: (refund) => (
      <div className="flex flex-wrap gap-2">
        <RefundButtons refund={refund} />
      </div>
    ),
  },
];
