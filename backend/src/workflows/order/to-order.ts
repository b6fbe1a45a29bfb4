import type { Order, OrderStatus } from "@haat/api-contract/order/schemas";
import { stepsOf } from "@haat/api-contract/parcel/tracking";
import { isGateway } from "@haat/api-contract/payment/words";
import type { ReturnRequest } from "@haat/api-contract/return-request/schemas";
import { readDeliveryCode } from "#config/delivery-code";
import { type OrderAddressRow, toOrderAddress } from "#engine/order/order-address";
import type { StatusChange, StoredOrderStatus } from "#modules/order-status/order-states";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import type { StoredReturn } from "#modules/return-request/service";
import { type OrderSums, toFigures } from "#money/order-figures";
import { sumRupees } from "#money/rupees";

type LineRow = {
  id: string;
  title: string;
  quantity: number;
  /** Rupees; MRP is null for an order that was made in the engine's admin. */
  price: number;
  mrp: number | null;
  product_id: string | null;
  slug: string | null;
  thumbnail: string | null;
  metadata: Record<string, unknown> | null;
  /** Days from delivery; null where it can't be returned. */
  return_days: number | null;
  /** Of a line in a parcel: until when it can be returned, as was said on delivery; null where it can't. */
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
  /** Rupees that are there, and those of them that the wallet brought. */
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
  /** Null where nothing is left of it. */
  sums: OrderSums | null;
  return_request: ReturnRow | null;
  /** In the store's words. */
  parcels: (Omit<Order["parcels"][number], "status" | "deliveryCode"> & {
    status: ParcelStatus;
    sealedCode: string | null;
  })[];
};

/** The shopper reads `pending` where the store keeps `placed`. */
export const toOrderStatus = (status: StoredOrderStatus): OrderStatus => (status === "placed" ? "pending" : status);

const text = (value: unknown) => (typeof value === "string" ? value : "");

const day = 24 * 60 * 60 * 1000;

/**
 * When an order was last delivered; null when it is not, or is so no more. A return that came to nothing makes an order
 * delivered again without anything being brought.
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

/** What was said on delivery holds; where nothing was, the product's rule of today. */
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
    // A line without a product was written in the admin; the wire wants some id, and the line's own is unique.
    productId: { _id: product_id ?? id, slug: slug ?? "", images: image ? [image] : [] },
    returnUntil: returnUntil(line, delivered),
    isReviewed: is_reviewed,
  };
}

/** What is there, and what has still to come. Nothing is awaited of an order that is over. */
function toPayment(row: OrderRow, finalAmount: number): Order["payment"] {
  const isDeferred = row.payment_status === "pending" && row.status !== "cancelled" && row.status !== "returned";
  const due = isDeferred ? Math.max(0, sumRupees([finalAmount, -row.paid])) : 0;
  const isOnline = isDeferred && row.status === "placed" && isGateway(row.payment_method);
  const payUntil = isOnline ? (row.pay_until?.toISOString() ?? null) : null;
  return { fromWallet: sumRupees([row.from_wallet]), due, payUntil };
}

const hasLeft: readonly StoredOrderStatus[] = ["shipped", "delivered", "returned"];

/** An order as a shopper reads it. Its sums are those of its lines' money: the engine's own totals know no MRP. */
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
