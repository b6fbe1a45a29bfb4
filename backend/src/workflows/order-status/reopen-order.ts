import { orderMessages } from "@haat/api-contract/order/messages";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { reopenInEngine } from "#engine/order/cancel-order";
import { ApiError } from "#errors/api-error";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { Actor } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import type { ParcelMove } from "#modules/parcel/parcel-states";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { ReturnRequestModule } from "#modules/return-request/service";
import { toPaise } from "#money/rupees";
import { auditOrder } from "../order/audit-order";
import { publishOrderEvents, statusChanged, stockChanged } from "../order/events";
import type { OrderState } from "../order/order-state";
import { readAnyOrder } from "../order/read-orders";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { setRefundedLines } from "../order-money/refunded-lines";
import { awaitPayment } from "../payment/await-payment";
import { clearChoice } from "../payment/refund-choice";
import { readPaymentSettings } from "../payment-setup/payment-settings";
import { linesWithoutStock } from "../stock/keep-stock";
import { reserveStock } from "../stock/reserve-stock";
import { moveParcels } from "./move-parcels";

/** Parcels cancelled with the order are reopened; those cancelled before stay cancelled. */
const parcelsToReopen = ({ parcels, lines }: OrderState): ParcelMove[] =>
  parcels
    .filter(({ lineIds }) => lines.some(({ id }) => lineIds.includes(id)))
    .map(({ id, status }) => ({ id, from: status, to: "placed" }));

const nothingOf = (lines: OrderState["lines"]) => lines.map(({ id }) => ({ lineId: id, paise: 0 }));

/**
 * A reopened order is paid again: its refunded quantities and its return belong to the time before. The refunds
 * themselves stay with its payments.
 */
async function clearGivenBack(container: MedusaContainer, transaction: OneTransaction, orderId: string): Promise<void> {
  const returns = container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE);
  await returns.forget(orderId, transaction.contextFor(returns));
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  await payments.refundLines(transaction.prepared).forget(orderId);
}

/**
 * Reopens a cancelled order as placed: reserves its stock and awaits its payment again, in one transaction. Call it
 * under the order's lock.
 *
 * @throws ApiError 409 the stock was taken by another order, or the order was changed concurrently.
 */
export async function reopenOrder(
  container: MedusaContainer,
  { orderId, by, state }: { orderId: string; by: Actor; state: OrderState },
): Promise<void> {
  const [order, lines] = await Promise.all([
    readAnyOrder(container, orderId),
    linesWithoutStock(container, state.lines),
  ]);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  const { expiryMinutes } = await readPaymentSettings(container);
  const levelIds = await inOneTransaction(container, async (transaction) => {
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    const change = {
      orderId,
      to: "placed",
      from: ["cancelled"],
      by,
      at: new Date(),
      paymentStatus: "pending",
    } as const;
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, orderMessages.changedMeanwhile);
    }
    await clearChoice(transaction.prepared, orderId);
    await clearGivenBack(container, transaction, orderId);
    await moveParcels(container, transaction, { orderId, by, moves: parcelsToReopen(state) });
    await reopenInEngine(transaction, orderId);
    // The wallet's payment was refunded: a reopened order is paid in cash or online.
    const method = state.paymentMethod === "wallet" ? "cod" : state.paymentMethod;
    const totalPaise = toPaise(order.finalAmount);
    const { customerId } = state;
    const awaited = { orderId, customerId, totalPaise, fromWalletPaise: 0, method };
    await awaitPayment(container, transaction, awaited);
    const payUntil = isGateway(method) ? new Date(Date.now() + expiryMinutes * 60_000) : null;
    await statuses.awaitAnew(orderId, { method, payUntil }, transaction.contextFor(statuses));
    await refreshOrderListing(transaction, [orderId]);
    await setRefundedLines(transaction, orderId, nothingOf(state.lines));
    const entry = { orderId, displayId: state.displayId, by, action: "order.status_changed" } as const;
    await auditOrder(container, transaction, {
      ...entry,
      before: { status: "cancelled" },
      after: { status: "placed" },
    });
    await publishOrderEvents(transaction, [statusChanged({ id: orderId, from: "cancelled", status: "placed" })]);
    return await reserveStock(transaction, lines);
  });
  if (levelIds.length > 0) await container.resolve(Modules.EVENT_BUS).emit(stockChanged(levelIds));
}
