import { orderMessages } from "@haat/api-contract/order/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundedPieces } from "#modules/gateway-payment/refund-lines";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import type { LineSums } from "#modules/order-money/money-rows";
import { OrderMoneyService } from "#modules/order-money/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { RETURN_REQUEST_MODULE } from "#modules/return-request/index";
import type { StoredReturnStatus } from "#modules/return-request/return-states";
import type { ReturnMove, ReturnRequestModule } from "#modules/return-request/service";
import { goodsOf, worthOfPieces } from "#money/order-lines";
import { sumRupees, toPaise } from "#money/rupees";
import { shareOut } from "#money/share-out";
import { auditOrder } from "../order/audit-order";
import { publishOrderEvents, refunded, returnChanged, statusChanged } from "../order/events";
import { readOrderState } from "../order/order-state";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { type RefundedLine, setRefundedLines } from "../order-money/refunded-lines";
import { paymentStatusWhileToPay } from "../refund/payment-status";
import { paidFor, refundMoney } from "../refund/refund-money";
import { withStockLock } from "../stock/stock-lock";
import type { ValidDecision } from "./decide-return";
import { exchangeGoods } from "./exchange-goods";
import { receiveReturn } from "./receive-return";
import { findReplacements, sendReplacement } from "./send-replacement";

/** Stock levels changed by our own transaction. */
export type Settled = { levelIds: string[] };

type Steps = [StoredReturnStatus, ...StoredReturnStatus[]];

async function recordSteps(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, request, order, rejection }: ValidDecision,
  statuses: Steps,
  refund?: number,
): Promise<void> {
  const at = new Date().toISOString();
  const [first, ...rest] = statuses;
  const entry = (status: StoredReturnStatus) => ({ status, at, by });
  const returns = container.resolve<ReturnRequestModule>(RETURN_REQUEST_MODULE);
  const change: ReturnMove = {
    orderId,
    from: request.status,
    changes: [entry(first), ...rest.map(entry)],
    refund,
    rejection,
  };
  if (!(await returns.change(change, transaction.contextFor(returns))))
    throw new ApiError(409, orderMessages.changedMeanwhile);
  await auditOrder(container, transaction, {
    orderId,
    displayId: order.orderNumber,
    by,
    action: "order.return_decided",
    before: { return: request.status },
    after: { return: statuses.at(-1) ?? first, ...(rejection && { rejection }), ...(refund && { refund }) },
  });
}

/** Publishes the request's new statuses, and the order's. `refund` in rupees. */
async function publishReturnEvents(
  transaction: OneTransaction,
  { orderId: id, request: { action } }: ValidDecision,
  statuses: Steps,
  refund = 0,
): Promise<void> {
  await publishOrderEvents(transaction, [
    ...statuses.map((status) => returnChanged({ id, action, status })),
    ...(statuses.includes("rejected") ? [statusChanged({ id, from: "returned", status: "delivered" })] : []),
    ...(refund > 0 ? [refunded({ id, amount: refund })] : []),
  ]);
}

async function reject(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  const { orderId, by } = decision;
  await inOneTransaction(container, async (transaction) => {
    await recordSteps(container, transaction, decision, ["rejected"]);
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    const change = { orderId, to: "delivered", from: ["returned"], by, at: new Date() } as const;
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, returnMessages.cannotDecide(decision.request.status));
    }
    await refreshOrderListing(transaction, [orderId]);
    await publishReturnEvents(transaction, decision, ["rejected"]);
  });
  return { levelIds: [] };
}

type ReturnedPiece = { lineId: string; paise: number; before: number };

/** The value of the returned items, and what has already been refunded for their lines. Whole paise. */
const piecesOf = (
  { request }: ValidDecision,
  { sums, byStaff }: { sums: readonly LineSums[]; byStaff: readonly RefundedPieces[] },
): ReturnedPiece[] =>
  request.lines.map(({ line_id: lineId, quantity }) => {
    const line = sums.find((one) => one.lineId === lineId);
    if (!line) return { lineId, before: 0, paise: 0 };
    const given = byStaff.find((one) => one.lineId === lineId)?.quantity ?? 0;
    // What staff have already refunded is not refunded again.
    const rest = Math.min(quantity, Math.max(0, line.pieces - given));
    const paise = worthOfPieces({ goods: goodsOf(line), pieces: line.pieces }, rest, given);
    return { lineId, before: line.refunded, paise };
  });

/**
 * Refunds a return, and records the refund with the order and its sellers. Delivery is not refunded. If less money than
 * the items' value is left, only that is refunded: the engine's own admin can refund any amount.
 *
 * @returns rupees, and in paise the total refunded for each line.
 */
async function giveBack(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, request, order }: ValidDecision,
  { pieces, byStaff }: { pieces: readonly ReturnedPiece[]; byStaff: readonly RefundedPieces[] },
): Promise<{ refund: number; refunded: RefundedLine[] }> {
  const worth = pieces.reduce((sum, { paise }) => sum + paise, 0) / 100;
  const given = await refundMoney(container, transaction, { orderId, max: worth, by: by.id, note: request.id });
  const paid = await paidFor(transaction.prepared, orderId);
  // Money without a recorded payment, such as demo data's, is refunded by hand.
  const isInBooks = paid.length > 0;
  const refund = isInBooks ? given : worth;
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  if (!isInBooks && worth > 0) await payments.refundTasks(transaction.prepared).addPast(orderId, toPaise(worth));
  const before = byStaff.reduce((sum, { paise }) => sum + paise, 0) / 100;
  const isAll = isInBooks
    ? sumRupees(paid.map(({ amount }) => amount)) <= 0
    : sumRupees([refund, before]) >= order.finalAmount;
  const worths = pieces.map(({ paise }) => paise);
  const shares = shareOut(worths, toPaise(refund));
  const refunded = pieces.map(({ lineId, before: earlier }, at) => ({ lineId, paise: earlier + (shares[at] ?? 0) }));
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const whole = isAll ? "refunded" : "partially_refunded";
  const paymentStatus = await paymentStatusWhileToPay(transaction.prepared, orderId, whole);
  await statuses.setPaymentStatus(orderId, paymentStatus, transaction.contextFor(statuses));
  return { refund, refunded };
}

/**
 * Items first, then refund and our record in one transaction: after a crash in between, calling it again completes it.
 */
async function takeBack(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  const { orderId, by, request, order } = decision;
  await receiveReturn(container, request, by.id ?? undefined);
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const byStaff = await payments.refundLines().of(orderId);
  const sums = await OrderMoneyService.rowsIn(payments.run).of([orderId]);
  const pieces = piecesOf(decision, { sums, byStaff });
  // An unpaid order needs no refund.
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded";
  const statuses: Steps = isPaid ? ["received", "refunded"] : ["received"];
  await inOneTransaction(container, async (transaction) => {
    const given = isPaid ? await giveBack(container, transaction, decision, { pieces, byStaff }) : undefined;
    await recordSteps(container, transaction, decision, statuses, given?.refund);
    await refreshOrderListing(transaction, [orderId]);
    if (given) await setRefundedLines(transaction, orderId, given.refunded);
    await publishReturnEvents(transaction, decision, statuses, given?.refund);
  });
  return { levelIds: [] };
}

/** Prepares the exchange in the engine and the stock of the new items, both in the transaction of our record. */
async function exchange(
  container: MedusaContainer,
  { orderId, by, request, order }: ValidDecision,
): Promise<{ inventoryItemIds: string[]; act: (transaction: OneTransaction) => Promise<string[]> }> {
  // A request with an exchange has its items too: both are committed together.
  if (request.engine_exchange_id) return { inventoryItemIds: [], act: async () => [] };
  const state = await readOrderState(container, { orderId, customerId: null });
  const replacements = await findReplacements(container, state?.lines ?? [], order, request.lines);
  return {
    inventoryItemIds: replacements.flatMap(({ sellable }) => sellable.levels.map((one) => one.inventoryItemId)),
    act: async (transaction) => {
      await exchangeGoods(container, transaction, { request, order, replacements, by: by.id ?? undefined });
      return await sendReplacement(container, transaction, replacements);
    },
  };
}

async function replace(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  const { inventoryItemIds, act } = await exchange(container, decision);
  const statuses: Steps = ["received", "replaced"];
  const levelIds = await withStockLock(container, inventoryItemIds, () =>
    inOneTransaction(container, async (transaction) => {
      await recordSteps(container, transaction, decision, statuses);
      await refreshOrderListing(transaction, [decision.orderId]);
      await publishReturnEvents(transaction, decision, statuses);
      return await act(transaction);
    }),
  );
  return { levelIds };
}

/** Carries out a decision on a return request. Call it under the order's lock. */
export async function settleReturn(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  switch (decision.to) {
    case "approved":
      await inOneTransaction(container, async (transaction) => {
        await recordSteps(container, transaction, decision, ["approved"]);
        await refreshOrderListing(transaction, [decision.orderId]);
        await publishReturnEvents(transaction, decision, ["approved"]);
      });
      return { levelIds: [] };
    case "rejected":
      return await reject(container, decision);
    case "received":
      return decision.request.action === "return"
        ? await takeBack(container, decision)
        : await replace(container, decision);
  }
}
