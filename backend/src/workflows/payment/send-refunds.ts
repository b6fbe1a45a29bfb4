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
 * Sends an order's refunds that are due, and checks those already sent. Gateways are called outside of any transaction;
 * a call repeated after a crash is recognised by the refund's reference.
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

/** Queues refunds made in the engine's own admin, which emits no event for them. */
export const requeueRefunds = (container: MedusaContainer): Promise<void> =>
  gatewayPayments(container).refundTasks().requeue(null);

/** In milliseconds. The result of a slower gateway arrives later. */
const patience = 5_000;
const pollPause = 50;

/** Waits for the outcome of immediate refunds, for at most a few seconds. */
export async function awaitRefunds(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  const tasks = gatewayPayments(container).refundTasks();
  const end = performance.now() + patience;
  while (performance.now() < end && (await tasks.areDue(ids))) await pause(pollPause);
}
