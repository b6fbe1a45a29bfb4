import { refundMessages } from "@haat/api-contract/refund/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type Gateway, GatewayError, type GatewayKeys, type GatewayRefund } from "#gateways/gateway";
import { gateways } from "#gateways/gateways";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { RefundTask } from "#modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { keysOf } from "./query-gateway";
import { refundProblem } from "./refund-problem";
import { settleRefund } from "./settle-refund";

const { problems } = refundMessages;

/**
 * Our reference for a refund at the gateway. A restarted refund gets a new one, because the gateway repeats its answer
 * for a known reference.
 */
const receiptOf = ({ id, round }: RefundTask) => (round === 1 ? id : `${id}-${round}`);

type Paid = { task: RefundTask; keys: GatewayKeys; gateway: Gateway; paymentId: string };

/** Requests the refund, idempotently; one that was already sent is only looked up. */
function queryGateway({ task, keys, gateway, paymentId }: Paid): Promise<GatewayRefund | undefined> {
  if (task.status === "sent") {
    return gateway.refundsOf(keys, paymentId).then((known) => known.find(({ id }) => id === task.gatewayRefundId));
  }
  return gateway.refund(keys, { paymentId, amountPaise: task.amountPaise, receipt: receiptOf(task) });
}

const keysFor = async (container: MedusaContainer, task: RefundTask): Promise<GatewayKeys | null> => {
  const { attemptId: id, gateway, gatewayOrderId, keyId } = task;
  return id && gateway && keyId ? await keysOf(container, { id, gateway, gatewayOrderId, keyId }) : null;
};

/** Rechecks refunds that were settled: a bank may reject one days later, and then the shop has the money again. */
export async function checkSettled(
  container: MedusaContainer,
  orderId: string,
  gatewayRefundIds: readonly string[],
): Promise<void> {
  if (gatewayRefundIds.length === 0) return;
  const tasks = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks();
  for (const task of await tasks.settled(orderId, gatewayRefundIds)) {
    const { gateway, gatewayPaymentId: paymentId, gatewayRefundId } = task;
    const keys = await keysFor(container, task);
    if (!keys || !gateway || !paymentId) continue;
    const known = await gateways[gateway].refundsOf(keys, paymentId);
    const isBack = known.find(({ id }) => id === gatewayRefundId)?.status === "failed";
    if (isBack) await tasks.undo(task.id, problems.failed);
  }
}

/** Sends a refund to the source of the payment, or checks one that was sent. */
export async function refundToSource(container: MedusaContainer, task: RefundTask): Promise<void> {
  const tasks = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks();
  const { gateway, gatewayPaymentId: paymentId } = task;
  if (!gateway || !paymentId) {
    await tasks.fail(task, problems.noPayment);
    return;
  }
  try {
    const keys = await keysFor(container, task);
    // Keys of another account cannot see the payment, and would report it as missing.
    if (!keys) {
      await tasks.postpone(task, problems.keys);
      return;
    }
    const refund = await queryGateway({ task, keys, gateway: gateways[gateway], paymentId });
    if (!refund) await tasks.postpone(task, problems.unseen);
    else if (refund.status === "done") await settleRefund(container, task, { gatewayRefundId: refund.id });
    else if (refund.status === "pending") await tasks.markSent(task, refund.id);
    else await tasks.fail(task, problems.failed);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { text, next } = refundProblem(error);
    if (next === "again") await tasks.postpone(task, text);
    else if (next === "refused") await tasks.refuse(task, text);
    else await tasks.fail(task, text);
  }
}
