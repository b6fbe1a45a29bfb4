import type { Order, OrderStatus } from "@haat/api-contract/order/schemas";
import { stepsOf } from "@haat/api-contract/parcel/tracking";
import { isGateway } from "@haat/api-contract/payment/words";
import type { ReturnRequest } from "@haat/api-contract/return-request/schemas";
import { readDeliveryCode } from "#config/delivery-code";
import { type OrderAddressRow, toOrderAddress } from "#engine/order/order-address";
import type { StatusChange, StoredOrderStatus } from "#modules/order-status/order-states";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import type { StoredReturn } from "#modules/return-request/service";
import { type CouponSums, type OrderSums, toFigures, toUsedCoupon } from "#money/order-figures";
import { sumRupees } from "#money/rupees";

type LineRow = {
  id: string;
  title: string;
  quantity: number;
  /** Rupees; MRP is null for an order created in the engine's admin. */
  price: number;
  mrp: number | null;
  product_id: string | null;
  slug: string | null;
  thumbnail: string | null;
  metadata: Record<string, unknown> | null;
  /** Days from delivery; null if not returnable. */
  return_days: number | null;
  /** For a line in a parcel: the return deadline set on delivery; null if not returnable. */
  is_in_parcel: boolean;
  returnable_until: string | null;
  is_reviewed: boolean;
};

type ReturnRow = Pick<
  StoredReturn,
  "action" | "reason" | "image" | "status" | "lines" | "refund" | "rejection" | "history"
>;

export type OrderRow = {
  id: string;
  display_id: number;
  status: StoredOrderStatus;
  payment_status: Order["paymentStatus"];
  payment_method: Order["paymentMethod"];
  pay_until: Date | null;
  /** Rupees paid, and the part of them from the wallet. */
  paid: number;
  from_wallet: number;
  refunds: Order["refunds"];
  refund_payee: Order["refundPayee"];
  credit_notes: Order["creditNotes"];
  earlier_invoices: Order["earlierInvoices"];
  history: StatusChange[];
  placed_at: Date;
  changed_at: Date;
  carrier: string;
  tracking_number: string;
  address: OrderAddressRow;
  lines: LineRow[];
  /** Null if nothing of the order is left. */
  sums: OrderSums | null;
  coupon: CouponSums | null;
  return_request: ReturnRow | null;
  /** With stored statuses. */
  parcels: (Omit<Order["parcels"][number], "status" | "deliveryCode"> & {
    status: ParcelStatus;
    sealedCode: string | null;
  })[];
};

/** Shoppers see the stored status `placed` as `pending`. */
export const toOrderStatus = (status: StoredOrderStatus): OrderStatus => (status === "placed" ? "pending" : status);

const text = (value: unknown) => (typeof value === "string" ? value : "");

const day = 24 * 60 * 60 * 1000;

/**
 * When an order was last delivered; null if its status is not delivered. A return that was not accepted sets the order
 * back to delivered without another delivery.
 */
function deliveredAt({ status, history, changed_at }: OrderRow): Date | null {
  if (status !== "delivered") return null;
  const delivery = history.findLast(
    (change, place) => change.status === "delivered" && history[place - 1]?.status !== "returned",
  );
  return delivery ? new Date(delivery.at) : changed_at;
}

export const toReturnRequest = ({
  action,
  reason,
  image,
  status,
  lines,
  refund,
  rejection,
  history,
}: ReturnRow): ReturnRequest => ({
  action,
  reason,
  image,
  status,
  requestedAt: history[0]?.at ?? new Date(0).toISOString(),
  products: lines.map(({ line_id, quantity }) => ({ _id: line_id, quantity })),
  refund,
  rejection,
});

/** The deadline set on delivery; without one, the product's current rule. */
function returnUntil(line: LineRow, delivered: Date | null): string | null {
  if (!delivered) return null;
  if (line.is_in_parcel) return line.returnable_until && new Date(line.returnable_until).toISOString();
  return line.return_days === null ? null : new Date(delivered.getTime() + line.return_days * day).toISOString();
}

function toLine(line: LineRow, delivered: Date | null): Order["products"][number] {
  const { id, title, quantity, price, product_id, slug, thumbnail, metadata, is_reviewed } = line;
  const [color, size] = [text(metadata?.color), text(metadata?.size)];
  const image = text(metadata?.image) || thumbnail;
  return {
    _id: id,
    title,
    quantity,
    price,
    variant: color || size ? { color, size } : null,
    // A line without a product was added in the engine's admin; the wire requires an id, and the line's own is unique.
    productId: { _id: product_id ?? id, slug: slug ?? "", images: image ? [image] : [] },
    returnUntil: returnUntil(line, delivered),
    isReviewed: is_reviewed,
  };
}

/** What was paid, and what is still due. Nothing is due for a cancelled or returned order. */
function toPayment(row: OrderRow, finalAmount: number): Order["payment"] {
  const isDeferred = row.payment_status === "pending" && row.status !== "cancelled" && row.status !== "returned";
  const due = isDeferred ? Math.max(0, sumRupees([finalAmount, -row.paid])) : 0;
  const isOnline = isDeferred && row.status === "placed" && isGateway(row.payment_method);
  const payUntil = isOnline ? (row.pay_until?.toISOString() ?? null) : null;
  return { fromWallet: sumRupees([row.from_wallet]), due, payUntil };
}

const hasLeft: readonly StoredOrderStatus[] = ["shipped", "delivered", "returned"];

/** An order in the shopper's format. Its sums are those of its line money: the engine's totals have no MRP. */
export function toOrder(row: OrderRow): Order {
  const { lines, address, return_request } = row;
  const delivered = deliveredAt(row);
  const figures = toFigures(row.sums);
  return {
    _id: row.id,
    orderNumber: row.display_id,
    createdAt: row.placed_at.toISOString(),
    updatedAt: (delivered ?? row.changed_at).toISOString(),
    products: lines.map((line) => toLine(line, delivered)),
    ...figures,
    coupon: toUsedCoupon(row.coupon),
    orderStatus: toOrderStatus(row.status),
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    payment: toPayment(row, figures.finalAmount),
    refunds: row.refunds,
    refundPayee: row.refund_payee,
    creditNotes: row.credit_notes,
    earlierInvoices: row.earlier_invoices,
    shippingAddress: toOrderAddress(address),
    returnRequest: return_request && toReturnRequest(return_request),
    ...(hasLeft.includes(row.status)
      ? { carrier: row.carrier, trackingNumber: row.tracking_number }
      : { carrier: "", trackingNumber: "" }),
    parcels: row.parcels.map(({ status, sealedCode, ...parcel }) => ({
      ...parcel,
      deliveryCode: status === "shipped" ? readDeliveryCode(sealedCode) : null,
      status: status === "placed" ? "pending" : status,
    })),
    history: stepsOf(row.history).map(({ status, at }) => ({ status: toOrderStatus(status), at })),
  };
}
