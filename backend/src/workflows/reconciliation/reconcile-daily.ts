import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { log } from "#log/log";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { reconcile } from "./reconcile";

/** The daily reconciliation. Refunds without a task, however old, get one before it. */
export async function reconcileDaily(container: MedusaContainer): Promise<void> {
  await container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).refundTasks().requeue(null, "ever");
  try {
    const { outcome, differences, gaps } = await reconcile(container, { by: null });
    if (outcome !== "right") log.warn({ outcome, differences, gaps }, "Reconciliation found differences");
  } catch (error) {
    // Another run is in progress.
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
}
