import { refundMessages } from "@haat/api-contract/refund/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type Gateway, GatewayError, type GatewayKeys, type GatewayRefund } from "../../gateways/gateway";
import { gateways } from "../../gateways/gateways";
import { GATEWAY_PAYMENT_MODULE } from "../../modules/gateway-payment";
import type { RefundTask } from "../../modules/gateway-payment/refund-tasks";
import type { GatewayPaymentService } from "../../modules/gateway-payment/service";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { refundProblem } from "./refund-problem";
import { settleRefund } from "./settle-refund";

const { problems } = refundMessages;

/** What the gateway calls a refund of ours. One that staff have begun anew has another name: it remembers its answers. */
const receiptOf = ({ id, round }: RefundTask) => (round === 1 ? id : `${id}-${round}`);

type Paid = { task: RefundTask; keys: GatewayKeys; gateway: Gateway; paymentId: string };

/** Asks for it once, however often; what the gateway has in hand is only looked for. */
function askGateway({ task, keys, gateway, paymentId }: Paid): Promise<GatewayRefund | undefined> {
  if (task.status === "sent") {
    return gateway.refundsOf(keys, paymentId).then((known) => known.find(({ id }) => id === task.gatewayRefundId));
  }
  return gateway.refund(keys, { paymentId, amountPaise: task.amountPaise, receipt: receiptOf(task) });
}

/**
 * Sends a refund to where the money came from, or asks what has become of it.
 *
 * @returns whether the shopper has it now.
 */
export async function refundToSource(container: MedusaContainer, task: RefundTask): Promise<boolean> {
  const tasks = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks();
  const { gateway, gatewayPaymentId: paymentId } = task;
  if (!gateway || !paymentId) {
    await tasks.fail(task, problems.noPayment);
    return false;
  }
  const keys = await gatewayKeys(container, gateway);
  // Another account knows nothing of the payment, and may say that there is none.
  if (keys?.keyId !== task.keyId || !keys) {
    await tasks.putOff(task, problems.keys);
    return false;
  }
  try {
    const refund = await askGateway({ task, keys, gateway: gateways[gateway], paymentId });
    if (!refund) await tasks.putOff(task, problems.unseen);
    else if (refund.status === "done") return await settleRefund(container, task, { gatewayRefundId: refund.id });
    else if (refund.status === "pending") await tasks.markSent(task, refund.id);
    else await tasks.fail(task, problems.failed);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { text, isFinal } = refundProblem(error);
    await (isFinal ? tasks.fail(task, text) : tasks.putOff(task, text));
  }
  return false;
}
