import { refundMessages } from "@haat/api-contract/refund/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "../../log/log";
import { GATEWAY_PAYMENT_MODULE } from "../../modules/gateway-payment";
import type { RefundTask } from "../../modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "../../modules/gateway-payment/service";
import { refundToSource } from "./refund-to-source";
import { refundToWallet } from "./refund-to-wallet";

/** Few at a time, side by side: one that has to wait for its gateway keeps few others waiting, and no lease ends. */
const chunk = 5;

/**
 * Sends what is owed to shoppers, and asks what has become of what was sent: of one order, or all that is due. What the
 * engine has refunded becomes a task by this very call, so a crash at any moment only delays it. Gateways are asked
 * outside of any transaction.
 */
export async function sendRefunds(
  container: MedusaContainer,
  { orderId = null }: { orderId?: string | null } = {},
): Promise<void> {
  const tasks = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks();
  await tasks.adopt(orderId);
  // Who asks about one order has heard something of it.
  if (orderId !== null) await tasks.hurry(orderId);
  for (;;) {
    const claimed = await tasks.claim(chunk, orderId);
    await Promise.all(claimed.map((task) => sendRefund(container, task)));
    if (claimed.length < chunk) return;
  }
}

async function sendRefund(container: MedusaContainer, task: RefundTask): Promise<void> {
  try {
    if (task.destination === "wallet") await refundToWallet(container, task);
    else await refundToSource(container, task);
  } catch (error) {
    log.error({ err: error, refund: task.id }, "A refund could not be sent");
    const tasks = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks();
    // Where the database is away, the lease ends by itself.
    await tasks.putOff(task, refundMessages.problems.unexpected).catch(() => undefined);
  }
}
