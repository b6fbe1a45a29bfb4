import type { MedusaContainer } from "@medusajs/framework/types";
import { GATEWAY_PAYMENT_MODULE } from "../modules/gateway-payment";
import type { GatewayPaymentService } from "../modules/gateway-payment/service";
import { reconcileDaily } from "../workflows/reconciliation/reconcile-daily";

/**
 * The books are compared each day at half past three in India, or as soon after that as the shop runs. Asked more often
 * than that, since a schedule knows only the clock of the machine.
 */
export default async function reconcileJob(container: MedusaContainer): Promise<void> {
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  if (await payments.reconciliation().isDue()) await reconcileDaily(container);
}

export const config = { name: "reconcile", schedule: "*/10 * * * *" };
