import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { eachOrder } from "../order/each-order";
import { withOrderLock } from "../order/order-lock";
import { gatewayPayments } from "../payment/gateway-payments";
import { closeOthers } from "../payment/open-payment";
import { awaitsOnline, readMoney } from "../payment/read-money";
import { reconcilePaymentsLocked } from "../payment/reconcile-payments";
import { cancelOrderWorkflow } from "./cancel-order";

const max = 100;

/** The shopper-facing reason for this cancellation. */
export const unpaidReason = "The payment was not completed in time.";

/**
 * Cancels orders that were not paid online in time, after asking the gateway. If the gateway cannot be reached, the
 * order waits: only the gateway can tell that it was not paid.
 */
export async function expireUnpaid(container: MedusaContainer): Promise<void> {
  const due = await container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE).unpaid(max);
  await eachOrder(due, (orderId) => expire(container, orderId));
}

const expire = (container: MedusaContainer, orderId: string): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    if (!(await mayExpire(container, orderId))) return;
    const open = (await gatewayPayments(container).attempts().of(orderId)).filter(({ state }) => state === "open");
    // Closes the sheets, then checks again: a shopper paying right now either cannot, or is found to have paid.
    if ((await closeOthers(container, open)) && !(await mayExpire(container, orderId))) return;
    const by = { kind: "system" as const, id: null };
    const input = { orderId, customerId: null, by, from: ["placed" as const], reason: unpaidReason, isUnpaid: true };
    await cancelOrderWorkflow(container).run({ input });
  });

async function mayExpire(container: MedusaContainer, orderId: string): Promise<boolean> {
  const { isKnown, isPaid } = await reconcilePaymentsLocked(container, orderId);
  if (!isKnown || isPaid) return false;
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const money = await readMoney(run, { orderId, customerId: null });
  return money !== null && awaitsOnline(money);
}
