import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { actionLabels, returnLookOf } from "../returns/return-words";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { lookOf, paymentLookOf, priorityOf } from "./order-words";
import type { OrderRow } from "./orders.queries";
import { StatusControl } from "./status-control";

type Acts = {
  onOpen: (order: OrderRow) => void;
  onItems: (order: OrderRow) => void;
  onPictures: (order: OrderRow) => void;
  canEdit: boolean;
};

/** A button styled as a link, aligned with the cell's text. */
const linkLook = "text-ui-fg-interactive -mr-2 min-[1100px]:-ml-2 min-[1100px]:mr-0";

/** A shopper's return request: its kind, reason and pictures. */
const ReturnInfo = ({ order, onPictures }: { order: OrderRow; onPictures: Acts["onPictures"] }) => {
  const reason = order.returnReason || order.replacementReason;
  const pictures = order.returnImages.length + order.replacementImages.length;
  if (order.returnStatus === null) return <NoValue />;
  return (
    <div className="flex max-w-72 flex-col items-end gap-1 min-[1100px]:items-start">
      <span className="font-medium">
        {order.replacementReason ? actionLabels.replace : actionLabels.return}:{" "}
        {returnLookOf({ status: order.returnStatus, isRefundToPay: order.isRefundToPay }).label}
      </span>
      {reason && <span className="text-ui-fg-subtle line-clamp-2 break-words">{reason}</span>}
      {pictures > 0 && (
        <Button type="button" size="small" variant="transparent" className={linkLook} onClick={() => onPictures(order)}>
          View Images ({pictures})
        </Button>
      )}
    </div>
  );
};

export const orderColumns = ({ onOpen, onItems, onPictures, canEdit }: Acts): Column<OrderRow>[] => [
  {
    key: "order",
    header: "Order & Customer",
    sort: "customer",
    card: "title",
    cell: (order) => (
      <div className="flex min-w-40 flex-col py-1">
        <button
          type="button"
          onClick={() => onOpen(order)}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover self-start font-medium"
        >
          Order #{order.orderNumber}
        </button>
        <span className="text-ui-fg-base break-words">{order.shippingAddress.name || <NoValue />}</span>
        <span className="text-ui-fg-subtle break-all font-normal">{order.userId.email}</span>
      </div>
    ),
  },
  {
    key: "details",
    header: "Details",
    sort: "date",
    cell: (order) => {
      const priority = priorityOf(order.finalAmount);
      return (
        <div className="flex flex-col items-end gap-0.5 py-1 min-[1100px]:items-start">
          <span className="text-ui-fg-base font-semibold tabular-nums">{orderRupees(order.finalAmount)}</span>
          <span className="text-ui-fg-subtle whitespace-nowrap">{instantText(order.createdAt)}</span>
          <StatusDot tone={priority.tone}>{`${priority.label} priority`}</StatusDot>
          <Button type="button" size="small" variant="transparent" className={linkLook} onClick={() => onItems(order)}>
            View Items ({order.products.length})
          </Button>
        </div>
      );
    },
  },
  {
    key: "return",
    header: "Return/Replace Info",
    cell: (order) => <ReturnInfo order={order} onPictures={onPictures} />,
  },
  {
    key: "status",
    header: "Status",
    cell: (order) => {
      const look = lookOf(order);
      const payment = paymentLookOf(order);
      return (
        <div className="flex flex-col items-end gap-1 min-[1100px]:items-start">
          <StatusDot tone={look.tone}>{look.label}</StatusDot>
          <span className="text-ui-fg-muted whitespace-nowrap">{payment.label}</span>
        </div>
      );
    },
  },
  ...(canEdit
    ? [
        {
          key: "action",
          header: "Action",
          card: "actions" as const,
          cell: (order: OrderRow) => <StatusControl order={order} />,
        },
      ]
    : []),
];
