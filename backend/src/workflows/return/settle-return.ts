import { orderMessages } from "@haat/api-contract/order/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import { GATEWAY_PAYMENT_MODULE } from "../../modules/gateway-payment";
import type { GatewayPaymentService } from "../../modules/gateway-payment/service";
import { ORDER_STATUS_MODULE } from "../../modules/order-status";
import type { StoredPaymentStatus } from "../../modules/order-status/order-states";
import type { OrderStatusModule } from "../../modules/order-status/service";
import { PARCEL_MODULE } from "../../modules/parcel";
import type { ParcelService } from "../../modules/parcel/service";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request";
import type { StoredReturnStatus } from "../../modules/return-request/return-states";
import type { ReturnMove, ReturnRequestModule } from "../../modules/return-request/service";
import { auditOrder } from "../order/audit-order";
import { keepListed } from "../order/keep-listed";
import { readOrderState } from "../order/order-state";
import { refundMoney } from "../order/refund-money";
import { withStockLock } from "../order/stock-lock";
import { sumRupees } from "../sellable/rupees";
import type { ValidDecision } from "./decide-return";
import { exchangeGoods } from "./exchange-goods";
import { findReplacements, sendReplacement } from "./send-replacement";
import { takeInGoods } from "./take-in-goods";

/** `refund` in rupees; `levelIds`: stock that our own transaction changed. */
export type Settled = { statuses: StoredReturnStatus[]; refund: number; levelIds: string[] };

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

async function reject(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  const { orderId, by } = decision;
  await inOneTransaction(container, async (transaction) => {
    await recordSteps(container, transaction, decision, ["rejected"]);
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    const change = { orderId, to: "delivered", from: ["returned"], by, at: new Date() } as const;
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, returnMessages.cannotDecide(decision.request.status));
    }
    await keepListed(transaction, [orderId]);
  });
  return { statuses: ["rejected"], refund: 0, levelIds: [] };
}

/** Goods first, then money, then our record of both: a crash in between is finished by asking again. */
async function takeBack(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  const { orderId, by, request, order } = decision;
  await takeInGoods(container, request, by.id ?? undefined);
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const byStaff = await payments.refundLines().of(orderId);
  const pieces = request.lines.map(({ line_id, quantity }) => {
    const line = order.products.find(({ _id }) => _id === line_id);
    const before = byStaff.find(({ lineId }) => lineId === line_id) ?? { quantity: 0, paise: 0 };
    // What staff have given back already does not go back again.
    const rest = Math.min(quantity, Math.max(0, (line?.quantity ?? 0) - before.quantity));
    return { lineId: line_id, before: before.paise, paise: Math.round((line?.price ?? 0) * 100) * rest };
  });
  const worth = pieces.reduce((sum, { paise }) => sum + paise, 0) / 100;
  // Delivery is not refunded; an order that was never paid has nothing to give back.
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded";
  const before = byStaff.reduce((sum, { paise }) => sum + paise, 0) / 100;
  const refund = isPaid ? worth : 0;
  await refundMoney(container, { orderId, most: refund, by: by.id, note: request.id });
  const steps: Steps = isPaid ? ["received", "refunded"] : ["received"];
  await inOneTransaction(container, async (transaction) => {
    await recordSteps(container, transaction, decision, steps, isPaid ? refund : undefined);
    if (isPaid) {
      await container
        .resolve<ParcelService>(PARCEL_MODULE)
        .within(transaction.prepared)
        .setRefunded(pieces.map((piece) => ({ lineId: piece.lineId, paise: piece.paise + piece.before })));
      const paymentStatus: StoredPaymentStatus =
        sumRupees([refund, before]) < order.finalAmount ? "partially_refunded" : "refunded";
      const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
      await statuses.setPaymentStatus(orderId, paymentStatus, transaction.contextFor(statuses));
    }
    await keepListed(transaction, [orderId]);
  });
  return { statuses: steps, refund, levelIds: [] };
}

/** What comes back is exchanged in the engine and the stock gives the new pieces, in the transaction of our record. */
async function exchange(
  container: MedusaContainer,
  { orderId, by, request, order }: ValidDecision,
): Promise<{ inventoryItemIds: string[]; act: (transaction: OneTransaction) => Promise<string[]> }> {
  // A request that has its exchange has its pieces too: one commit brought both.
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
      await keepListed(transaction, [decision.orderId]);
      return await act(transaction);
    }),
  );
  return { statuses, refund: 0, levelIds };
}

/** Carries a decision on a return request out. Runs under the order's lock. */
export async function settleReturn(container: MedusaContainer, decision: ValidDecision): Promise<Settled> {
  switch (decision.to) {
    case "approved":
      await inOneTransaction(container, async (transaction) => {
        await recordSteps(container, transaction, decision, ["approved"]);
        await keepListed(transaction, [decision.orderId]);
      });
      return { statuses: ["approved"], refund: 0, levelIds: [] };
    case "rejected":
      return await reject(container, decision);
    case "received":
      return decision.request.action === "return"
        ? await takeBack(container, decision)
        : await replace(container, decision);
  }
}
