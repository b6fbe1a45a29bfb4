import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { DecisionButtons } from "../returns/decision-buttons";
import { actionLabels, returnLookOf } from "../returns/return-words";
import { Facts, Part } from "./detail-parts";
import { hasRefundToPay } from "./order-words";
import type { OrderDetail } from "./orders.queries";
import { Timeline } from "./timeline";

type Props = {
  order: Pick<OrderDetail, "_id" | "orderNumber" | "products" | "payments" | "unmatchedRefunds">;
  request: NonNullable<OrderDetail["returnRequest"]>;
};

/** The shopper's return request with its pictures, and the possible decisions. */
export function ReturnPart({ order, request }: Props) {
  const { action, reason, images, status, rejection, products, refund, history } = request;
  const isRefundToPay = hasRefundToPay(order);
  const look = returnLookOf({ status, isRefundToPay });
  const titleOf = (id: string) => order.products.find(({ _id }) => _id === id)?.title ?? "";
  return (
    <Part title={actionLabels[action]}>
      <Facts
        facts={[
          [
            "Status",
            <StatusDot key="status" tone={look.tone}>
              {look.label}
            </StatusDot>,
          ],
          ["Items", products.map(({ _id, quantity }) => `${quantity} × ${titleOf(_id)}`).join(", ")],
          [
            "Reason",
            <span key="reason" className="whitespace-pre-line">
              {reason}
            </span>,
          ],
          ...(rejection ? [["Our response", rejection] as const] : []),
          ...(refund === null ? [] : [[isRefundToPay ? "Refund pending" : "Refunded", orderRupees(refund)] as const]),
        ]}
      />
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((address, place) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={`Proof ${place + 1} of ${images.length}`}
                  className="bg-ui-bg-component size-24 rounded-lg object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Timeline
        steps={history.map(({ status: step, ...rest }) => ({
          ...rest,
          ...returnLookOf({ status: step, isRefundToPay }),
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <DecisionButtons request={{ orderId: order._id, orderNumber: order.orderNumber, action, status }} />
      </div>
    </Part>
  );
}
