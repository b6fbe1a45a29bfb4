import { orderMessages } from "@haat/api-contract/order/messages";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { isReturnOpen } from "@haat/api-contract/return-request/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { fulfilmentsSql, packedLinesSql } from "#engine/order/order-state-sql";
import { ApiError } from "#errors/api-error";
import type { StoredOrderStatus, StoredPaymentStatus } from "#modules/order-status/order-states";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import type { StoredReturnStatus } from "#modules/return-request/return-states";
import { toOrderStatus } from "./to-order";

/** A fulfilment of the engine that is not cancelled. */
export type Fulfilment = {
  id: string;
  isShipped: boolean;
  isDelivered: boolean;
  inventoryItemIds: string[];
  /** The order lines packed in it. */
  lineIds: string[];
};

/** A seller's parcel, or the shop's own; an order of only the shop's items has none. */
export type StateParcel = {
  id: string;
  isShops: boolean;
  status: ParcelStatus;
  version: string;
  lineIds: string[];
  carrier: string;
  trackingNumber: string;
  /** Whole paise: the cost of its items and their delivery. */
  worth: number;
};

export type StateLine = {
  id: string;
  /** Null if the product was deleted since. */
  variantId: string | null;
  productId: string | null;
  quantity: number;
  /** The quantity not packed in any fulfilment yet. */
  unpacked: number;
  /** Whether stock is reserved for it. */
  isReserved: boolean;
};

/** What decides how an order can be moved. `engineStatus` is the engine's own status, e.g. `canceled`. */
export type OrderState = {
  customerId: string;
  displayId: number;
  /** Differs after every change. */
  version: string;
  status: StoredOrderStatus;
  engineStatus: string;
  paymentMethod: PaymentMethod;
  paymentStatus: StoredPaymentStatus;
  lines: StateLine[];
  fulfilments: Fulfilment[];
  parcels: StateParcel[];
  /** Tracking of an order without parcels; empty if unknown. */
  carrier: string;
  trackingNumber: string;
  /** The status of its return or replacement; null if none was requested. */
  returnStatus: StoredReturnStatus | null;
  /** Payments that were authorised or captured. */
  payments: number;
  /** Rupees that were captured and not refunded. */
  captured: number;
};

const parcels = `
  SELECT json_agg(json_build_object('id', p.id, 'isShops', p.seller_id IS NULL, 'status', p.status, 'version', p.version,
           'lineIds', sold.ids, 'carrier', p.carrier, 'trackingNumber', p.tracking_number, 'worth', sold.paise + p.delivery_paise) ORDER BY p.id) AS list
    FROM haat_parcel p
    CROSS JOIN LATERAL (SELECT COALESCE(sum(l.paid_paise), 0) AS paise, array_agg(l.line_item_id) AS ids
                          FROM haat_parcel_line l WHERE l.parcel_id = p.id) sold
   WHERE p.order_id = o.id`;

const money = `
  SELECT count(*)::int AS payments,
         COALESCE(sum(p.captured), 0)::float8 - COALESCE(sum(p.refunded), 0)::float8 AS captured
    FROM haat_payment p
   WHERE p.order_id = o.id AND p.canceled_at IS NULL`;

/**
 * An order's current state; null if there is none, or if it is not this customer's. `customerId` null: any customer.
 */
export async function readOrderState(
  container: MedusaContainer,
  { orderId, customerId }: { orderId: string; customerId: string | null },
): Promise<OrderState | null> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [state] = await database.run<OrderState>({
    name: "order-state",
    text: `SELECT s.customer_id AS "customerId", o.display_id AS "displayId", s.version, s.status, o.status AS "engineStatus", s.payment_method AS "paymentMethod", s.payment_status AS "paymentStatus", s.carrier, s.tracking_number AS "trackingNumber",
       COALESCE(line.list, '[]') AS lines, COALESCE(fulfilment.list, '[]') AS fulfilments, COALESCE(part.list, '[]') AS parcels,
       (SELECT r.status FROM haat_return_request r WHERE r.order_id = s.order_id) AS "returnStatus", money.payments, money.captured
  FROM haat_order_status s JOIN haat_order o ON o.id = s.order_id
  CROSS JOIN LATERAL (${packedLinesSql}) line CROSS JOIN LATERAL (${fulfilmentsSql}) fulfilment
  CROSS JOIN LATERAL (${parcels}) part CROSS JOIN LATERAL (${money}) money
 WHERE s.order_id = $1 AND ($2::text IS NULL OR s.customer_id = $2)`,
    values: [orderId, customerId],
  });
  return state ?? null;
}

/** @throws ApiError 409 its return awaits a decision; `link` leads to it. */
export function checkReturnDecided({ displayId, returnStatus }: OrderState): void {
  if (!isReturnOpen(returnStatus)) return;
  const link = `/returns?search=${encodeURIComponent(`#${displayId}`)}`;
  throw new ApiError(409, orderMessages.isReturned, { extra: { link } });
}

/** @throws ApiError 409 a part of the order was shipped or delivered. */
export function checkNothingLeft({ parcels }: OrderState): void {
  if (parcels.some(({ status }) => status === "shipped" || status === "delivered")) {
    throw new ApiError(409, parcelMessages.partHasLeft);
  }
}

/** The payment status after cash was collected. It stays the same on a second delivery after a refund. */
export const onceCollected = ({ paymentStatus }: OrderState): "paid" | undefined =>
  paymentStatus === "pending" ? "paid" : undefined;

/**
 * @throws ApiError 409 an online payment is missing: nothing is packed before it. A reopened order counts as unpaid,
 * because its earlier payment was refunded.
 */
export function checkPaid({ paymentMethod, paymentStatus, status }: OrderState): void {
  const isPaid = paymentStatus !== "pending" && status !== "cancelled";
  if (paymentMethod !== "cod" && !isPaid) throw new ApiError(409, orderMessages.notPaidYet);
}

/** The statuses from which a shopper can cancel, and those from which the back office can. */
export const cancellable: readonly StoredOrderStatus[] = ["placed", "processing"];
export const cancellableByStaff: readonly StoredOrderStatus[] = [
  "placed",
  "processing",
  "shipped",
  "delivered",
  "returned",
];

/** @throws ApiError 404 no such order of this shopper, 409 it is too late. */
export function checkCancellable(
  state: OrderState | null,
  from: readonly StoredOrderStatus[],
): asserts state is OrderState {
  if (!state) throw new ApiError(404, orderMessages.notFound);
  if (!from.includes(state.status)) throw new ApiError(409, orderMessages.cannotCancel(toOrderStatus(state.status)));
}
