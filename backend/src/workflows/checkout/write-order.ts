import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#database/one-transaction";
import { reduceCartLines } from "#engine/cart/reduce-cart-lines";
import { loadStoreDefaults } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { IDEMPOTENCY_MODULE } from "#modules/idempotency/index";
import type { IdempotencyModule } from "#modules/idempotency/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { NewParcel } from "#modules/parcel/parcel-states";
import type { AgreedCommission } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";
import { toPaise } from "#money/rupees";
import { lockOpenCart } from "../cart/open-cart";
import { publishOrderEvents } from "../order/events";
import { listNewOrder } from "../order/refresh-order-listing";
import { awaitPayment } from "../payment/await-payment";
import { opensAtGateway } from "../payment-setup/opens-at-gateway";
import { reserveStock } from "../stock/reserve-stock";
import { divideIntoParcels, toDivide } from "./divide-into-parcels";
import { type OrderRequest, requestHash } from "./order-request";
import { placeMoney } from "./place-money";
import type { IdentifiedLine, QuotedLine, QuotedOrder } from "./quote";
import { type Buyer, type ContainedTax, toEngineOrder } from "./to-engine-order";

export type OrderToWrite = {
  request: OrderRequest;
  quoted: QuotedOrder;
  buyer: Buyer;
  tax: ContainedTax;
  /** The shop's GSTIN; empty until it is entered. */
  gstin: string;
  /** The amount paid from the wallet. */
  fromWalletPaise: number;
  /** Until when an order that is paid online waits for its payment; null if it is not. */
  payUntil: Date | null;
};
/** `levelIds`: stock levels that changed. `isNew` is false for a duplicate of a request that was already processed. */
export type WrittenOrder = { orderId: string; isNew: boolean; levelIds: string[] };

/** @returns the id of the order that this key already placed, null if the key is now ours or there is none. */
async function claimKey(
  container: MedusaContainer,
  transaction: OneTransaction,
  { customerId, key, body }: OrderRequest,
  orderId: string,
): Promise<string | null> {
  if (!key) return null;
  const keys = container.resolve<IdempotencyModule>(IDEMPOTENCY_MODULE);
  const hash = requestHash(body);
  const earlier = await keys.claim(
    { customerId, key, requestHash: hash, resultId: orderId, lifetimeHours: limits.idempotencyHours },
    transaction.contextFor(keys),
  );
  if (earlier && earlier.request_hash !== hash) throw new ApiError(409, orderMessages.keyReused);
  return earlier?.result_id ?? null;
}

async function writeStatus(
  container: MedusaContainer,
  transaction: OneTransaction,
  { request: { customerId, body }, quoted, fromWalletPaise, payUntil }: OrderToWrite,
  orderId: string,
): Promise<void> {
  const isPaid = fromWalletPaise === toPaise(quoted.total);
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const now = new Date();
  const status = {
    order_id: orderId,
    customer_id: customerId,
    status: "placed" as const,
    payment_status: isPaid ? ("paid" as const) : ("pending" as const),
    payment_method: isPaid ? ("wallet" as const) : body.paymentMethod,
    history: [{ status: "placed" as const, at: now.toISOString(), by: { kind: "shopper" as const, id: customerId } }],
    placed_at: now,
    changed_at: now,
    pay_until: isPaid ? null : payUntil && new Date(payUntil),
  };
  await statuses.createOrderStatuses([status], transaction.contextFor(statuses));
}

async function writeParcels(
  container: MedusaContainer,
  transaction: OneTransaction,
  { customerId }: OrderRequest,
  orderId: string,
  parcels: readonly NewParcel[],
): Promise<AgreedCommission[]> {
  if (parcels.length === 0) return [];
  const writer = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
  return await writer.add(orderId, parcels, { by: { kind: "shopper", id: customerId }, at: new Date() });
}

/** Removes the ordered quantities from the shopper's cart; anything else stays. */
async function takeFromCart(transaction: OneTransaction, customerId: string, quoted: QuotedOrder): Promise<void> {
  const { lines } = await lockOpenCart(transaction, customerId);
  const ordered = new Map(quoted.lines.map(({ sellable, quantity }) => [sellable.variantId, quantity]));
  const left = lines
    .filter(({ variantId }) => ordered.has(variantId))
    .map(({ lineId, variantId, quantity }) => ({ lineId, quantity: quantity - (ordered.get(variantId) ?? 0) }));
  await reduceCartLines(transaction.prepared, left);
}

/**
 * Ids that sort in line order. The engine stores no position of a line, so lines created at the same time are sorted by
 * id.
 */
export function withLineIds(lines: readonly QuotedLine[]): IdentifiedLine[] {
  const ids = lines.map(() => generateEntityId(undefined, "ordli")).sort();
  return lines.map((line, place) => ({ ...line, lineId: ids[place] as string }));
}

/**
 * Writes the whole order, across all modules involved, in one transaction: after a crash there is all of it or nothing.
 * The stock is locked last, so that buyers of the same product wait for each other as briefly as possible.
 *
 * @throws ApiError 409 the stock was taken by a concurrent order, or the key was used for another order.
 */
export async function writeOrder(container: MedusaContainer, order: OrderToWrite): Promise<WrittenOrder> {
  const { request, quoted, buyer, tax, fromWalletPaise } = order;
  const storeDefaults = await loadStoreDefaults(container);
  const orderId = generateEntityId(undefined, "order");
  const lines = withLineIds(quoted.lines);
  const parcels = divideIntoParcels(lines.map(toDivide));
  const method = request.body.paymentMethod;
  const opensAt = await opensAtGateway(container, method);
  return await inOneTransaction(container, async (transaction) => {
    const earlier = await claimKey(container, transaction, request, orderId);
    if (earlier) return { orderId: earlier, isNew: false, levelIds: [] };
    await takeFromCart(transaction, request.customerId, quoted);
    const address = request.body.shippingAddress;
    const orders = container.resolve(Modules.ORDER);
    await orders.createOrders(
      toEngineOrder({ orderId, buyer, address, quoted, lines, parcels, tax, storeDefaults }),
      transaction.contextFor(orders),
    );
    await writeStatus(container, transaction, order, orderId);
    const commissions = await writeParcels(container, transaction, request, orderId, parcels);
    await awaitPayment(container, transaction, {
      orderId,
      customerId: request.customerId,
      totalPaise: toPaise(quoted.total),
      fromWalletPaise,
      method,
      opensAt,
    });
    await listNewOrder(transaction, orderId, (run) => placeMoney(run, { orderId, order, lines, commissions }));
    await publishOrderEvents(transaction, [{ name: "order.placed", data: { id: orderId } }]);
    const levelIds = await reserveStock(container, transaction, lines);
    return { orderId, isNew: true, levelIds };
  });
}
