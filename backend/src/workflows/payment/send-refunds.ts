import { setTimeout as pause } from "node:timers/promises";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "#log/log";
import type { RefundTask } from "#modules/gateway-payment/refund-tasks";
import { addedTask, inTurn } from "#queue/task";
import { gatewayPayments } from "./gateway-payments";
import { refundToSource } from "./refund-to-source";
import { refundToWallet } from "./refund-to-wallet";

/**
 * Sends what is owed to an order's shopper, and asks what has become of what was sent, as far as it is due. Gateways are
 * asked outside of any transaction; one that is asked twice, since a process died, knows the refund by its name.
 */
export const sendOrderRefundsTask = addedTask("send-order-refunds", async (container, { orderId }) => {
  const due = await gatewayPayments(container).refundTasks().takeDue(orderId);
  await inTurn(due.map((task) => () => sendRefund(container, task)));
});

async function sendRefund(container: MedusaContainer, task: RefundTask): Promise<void> {
  try {
    if (task.destination === "wallet") await refundToWallet(container, task);
    else await refundToSource(container, task);
  } catch (error) {
    log.error({ err: error, refund: task.id }, "Could not send a refund");
    await gatewayPayments(container).refundTasks().postpone(task, refundMessages.problems.unexpected);
  }
}

/** Refunds that the engine's own admin has made are found: it tells nobody. */
export const requeueRefunds = (container: MedusaContainer): Promise<void> =>
  gatewayPayments(container).refundTasks().requeue(null);

/** In milliseconds. A gateway that takes longer is heard of later. */
const patience = 5_000;
const pollPause = 50;

/** Waits until it is seen what became of refunds that were to go at once, a few seconds at most. */
export async function awaitRefunds(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  const tasks = gatewayPayments(container).refundTasks();
  const end = performance.now() + patience;
  while (performance.now() < end && (await tasks.areDue(ids))) await pause(pollPause);
}
