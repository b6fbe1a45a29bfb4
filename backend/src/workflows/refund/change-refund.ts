import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundRow } from "@haat/api-contract/refund/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundTask, RefundTasks } from "#modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { recordChange } from "../audit/record-change";
import { withOrderLock } from "../order/order-lock";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { checkRefundChoice } from "../payment/refund-choice";
import { awaitRefunds } from "../payment/send-refunds";
import { refreshPaymentStatus } from "./payment-status";

type Change = {
  id: string;
  by: string;
  action: "refund.retried" | "refund.sent_to_wallet";
  /** @throws ApiError 409 its state does not allow it. */
  check: (task: RefundTask) => void;
  act: (tasks: RefundTasks) => Promise<void>;
};

/** Changes a refund and writes the audit log, in one transaction; the queue sends it. */
async function changeRefund(container: MedusaContainer, { id, by, action, check, act }: Change): Promise<RefundRow> {
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const seen = await payments.findRefund(id);
  if (!seen) throw new ApiError(404, refundMessages.notFound);
  const orderId = seen.order._id;
  const change = async (transaction: OneTransaction) => {
    const tasks = payments.refundTasks(transaction.prepared);
    const task = await tasks.hold(id);
    if (!task) throw new ApiError(404, refundMessages.notFound);
    check(task);
    await act(tasks);
    const subject = { type: "payment", id, label: `Refund of order #${seen.order.orderNumber}` };
    const { status, destination, amountPaise } = task;
    const after = action === "refund.retried" ? { retried: true } : { destination: "wallet" };
    const before = { status, destination, amount: amountPaise / 100 };
    await recordChange(
      container,
      { actorId: by, action, subject, before, after: { ...before, ...after } },
      transaction,
    );
    // A refund that a person should have paid is now sent automatically.
    if (task.destination !== null || action === "refund.retried") return;
    await refreshPaymentStatus(container, transaction, orderId);
    await refreshOrderListing(transaction, [orderId]);
  };
  await withOrderLock(container, orderId, () => inOneTransaction(container, change));
  await awaitRefunds(container, [id]);
  return (await payments.findRefund(id)) ?? seen;
}

/**
 * Sends a waiting or failed refund now, or polls now one that the gateway is processing.
 *
 * @throws ApiError 404, 409 it is settled.
 */
export const retryRefund = (container: MedusaContainer, caller: AdministratorAccess, id: string): Promise<RefundRow> =>
  changeRefund(container, {
    id,
    by: caller.userId,
    action: "refund.retried",
    check: ({ status, destination }) => {
      if (status === "done") throw new ApiError(409, refundMessages.isDone);
      if (destination === null) throw new ApiError(409, refundMessages.isByHand);
    },
    act: (tasks) => tasks.retry(id),
  });

/**
 * Sends a refund to the shopper's wallet that can't reach its source, or that a person should pay.
 *
 * @throws ApiError 404, 409 it may still arrive, or is of another currency; 400 the wallet is switched off.
 */
export async function sendRefundToWallet(
  container: MedusaContainer,
  caller: AdministratorAccess,
  id: string,
): Promise<RefundRow> {
  await checkRefundChoice(container, "wallet");
  return await changeRefund(container, {
    id,
    by: caller.userId,
    action: "refund.sent_to_wallet",
    check: ({ status, destination, currency }) => {
      if (status === "done") throw new ApiError(409, refundMessages.isDone);
      if (destination === "wallet" || (destination === "source" && status !== "failed"))
        throw new ApiError(409, refundMessages.notFailed);
      if (currency !== "INR") throw new ApiError(409, refundMessages.notRupees);
    },
    act: (tasks) => tasks.redirectToWallet(id),
  });
}
