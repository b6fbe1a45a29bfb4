import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { writeCart } from "#engine/cart/write-cart";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { writeEngineOrder } from "#engine/order/write-order";
import { loadStoreDefaults } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { CouponService } from "#modules/coupon/service";
import { IdempotencyModule } from "#modules/idempotency/service";
import type { NewOrderStatus } from "#modules/order-status/add-order-status";
import { OrderStatusModule } from "#modules/order-status/service";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { NewParcel } from "#modules/parcel/parcel-states";
import type { AgreedCommission } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";
import { toPaise } from "#money/rupees";
import { lockOpenCart } from "../cart/open-cart";
import { publishingTasks } from "../order/events";
import { listNewOrder } from "../order/refresh-order-listing";
import { awaitPayment, storeAttemptAndTasks } from "../payment/await-payment";
import type { PlacedOrder } from "../payment/open-placed";
import { opensAtGateway } from "../payment-setup/opens-at-gateway";
import { reserveStock } from "../stock/reserve-stock";
import { recordCoupon } from "./apply-coupon";
import { divideIntoParcels, toDivide } from "./divide-into-parcels";
import { type OrderRequest, requestHash } from "./order-request";
import { placeMoney } from "./place-money";
import { type IdentifiedLine, type QuotedLine, type QuotedOrder, withDeliveryWaived } from "./quote";
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
  /** The shop's name at a gateway; null for the demo's. */
  shopName: string | null;
};
/** `levelIds`: stock levels that changed. `isNew` is false for a duplicate of a request that was already processed. */
export type WrittenOrder = PlacedOrder & { levelIds: string[] };

/** @returns the id of the order that this key already placed, null if the key is now ours or there is none. */
async function claimKey(run: Run, { customerId, key, body }: OrderRequest, orderId: string): Promise<string | null> {
  if (!key) return null;
  const hash = requestHash(body);
  const claim = { customerId, key, requestHash: hash, resultId: orderId, lifetimeHours: limits.idempotencyHours };
  const earlier = await IdempotencyModule.claimIn(run, claim);
  if (earlier && earlier.request_hash !== hash) throw new ApiError(409, orderMessages.keyReused);
  return earlier?.result_id ?? null;
}

function newStatus(
  { request: { customerId, body }, quoted, fromWalletPaise, payUntil }: OrderToWrite,
  orderId: string,
): NewOrderStatus {
  const isPaid = fromWalletPaise === toPaise(quoted.total);
  return {
    orderId,
    customerId,
    paymentStatus: isPaid ? "paid" : "pending",
    paymentMethod: isPaid ? "wallet" : body.paymentMethod,
    by: { kind: "shopper", id: customerId },
    at: new Date(),
    payUntil: isPaid ? null : payUntil,
  };
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
async function takeFromCart(run: Run, customerId: string, quoted: QuotedOrder): Promise<void> {
  const { cart, lines } = await lockOpenCart(run, customerId);
  const ordered = new Map(quoted.lines.map(({ sellable, quantity }) => [sellable.variantId, quantity]));
  const rests = lines
    .filter(({ variantId }) => ordered.has(variantId))
    .map(({ lineId, variantId, quantity }) => {
      return { lineId, quantity: quantity - (ordered.get(variantId) ?? 0), price: null };
    });
  if (cart && rests.length > 0) await writeCart(run, customerId, cart, { rests });
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
 * Coupon and stock are locked last, so that buyers of the same product wait for each other as briefly as possible.
 *
 * @throws ApiError 409 the stock or the coupon was taken by a concurrent order, or the key was used for another order.
 */
export async function writeOrder(container: MedusaContainer, order: OrderToWrite): Promise<WrittenOrder> {
  const { request, buyer, tax, fromWalletPaise } = order;
  const quoted = withDeliveryWaived(order.quoted);
  const storeDefaults = await loadStoreDefaults(container);
  const orderId = generateEntityId(undefined, "order");
  const lines = withLineIds(quoted.lines);
  const parcels = divideIntoParcels(lines.map(toDivide));
  const method = request.body.paymentMethod;
  const opensAt = await opensAtGateway(container, method);
  return await inOneTransaction(container, async (transaction) => {
    const { prepared } = transaction;
    const earlier = await claimKey(prepared, request, orderId);
    if (earlier) return { orderId: earlier, newPayment: null, isNew: false, levelIds: [] };
    await takeFromCart(prepared, request.customerId, quoted);
    const address = request.body.shippingAddress;
    const engineOrder = toEngineOrder({ orderId, buyer, address, quoted, lines, parcels, tax, storeDefaults });
    await writeEngineOrder(prepared, engineOrder);
    await OrderStatusModule.addIn(prepared, newStatus(order, orderId));
    const commissions = await writeParcels(container, transaction, request, orderId, parcels);
    const { customerId } = request;
    const totalPaise = toPaise(quoted.total);
    const payment = { orderId, customerId, totalPaise, fromWalletPaise, method };
    const due = await awaitPayment(container, transaction, payment);
    await listNewOrder(transaction, orderId, (run) =>
      placeMoney(run, { orderId, order: { ...order, quoted }, lines, commissions }),
    );
    const tasks = publishingTasks([{ name: "order.placed", data: { id: orderId } }]);
    const attempt = await storeAttemptAndTasks(container, transaction, { orderId, customerId, due, opensAt }, tasks);
    await recordCoupon(CouponService.usesIn(prepared), request, order.quoted, orderId);
    const levelIds = await reserveStock(transaction, lines);
    const payer = { name: address.name, email: buyer.email ?? "", contact: address.mobile, shop: order.shopName };
    const bankOffer = quoted.coupon?.rules.bankOffer ?? null;
    return { orderId, newPayment: attempt && { ...attempt, bankOffer, payer }, isNew: true, levelIds };
  });
}
