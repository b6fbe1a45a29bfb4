import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundTask } from "#modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { messagesTo } from "../message/email-shopper";

type Settlement = {
  gatewayRefundId: string | null;
  /** Runs in the same transaction. */
  give?: (transaction: OneTransaction) => Promise<void>;
};

/**
 * The shopper has the money: records it, and queues the email about it, in one transaction. A second call changes
 * nothing.
 */
export async function settleRefund(
  container: MedusaContainer,
  task: RefundTask,
  { gatewayRefundId, give }: Settlement,
): Promise<void> {
  const { id: refundId, orderId, amountPaise, currency, destination } = task;
  // A refund paid by hand is recorded by `record-refund`.
  if (destination === null) return;
  const news = { template: "refund-done", refundId, amount: amountPaise / 100, currency, destination } as const;
  // Read before the transaction: needing a second connection inside it could deadlock the pool.
  const messages = await messagesTo(container, orderId, news);
  await inOneTransaction(container, async (transaction) => {
    const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
    if (!(await payments.refundTasks(transaction.prepared).settle(refundId, gatewayRefundId))) return;
    await give?.(transaction);
    const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
    await queue.enqueue(transaction.prepared, messages);
  });
}
