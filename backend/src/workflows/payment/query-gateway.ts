import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayError, type GatewayKeys, type GatewayPayment } from "#gateways/gateway";
import { gateways } from "#gateways/gateways";
import { log } from "#log/log";
import type { Attempt } from "#modules/gateway-payment/attempts";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { gatewayPayments } from "./gateway-payments";

type OpenedBy = Pick<Attempt, "id" | "gateway" | "gatewayOrderId" | "keyId">;

/**
 * Keys that know of an attempt; null where the present ones are another account's, or there are none. A key that was
 * renewed has another name and opens the same account: what was opened there is found by it, and is its own from then on.
 *
 * @throws GatewayError where that can't be asked.
 */
export async function keysOf(container: MedusaContainer, attempt: OpenedBy): Promise<GatewayKeys | null> {
  const { id, gateway, gatewayOrderId, keyId } = attempt;
  const keys = await gatewayKeys(container, gateway);
  if (!keys || keys.keyId === keyId) return keys;
  if (!gatewayOrderId || !(await gateways[gateway].find(keys, gatewayOrderId))) return null;
  await gatewayPayments(container).attempts().setKey(id, keys.keyId);
  return keys;
}

/** What the gateway says about an attempt; null where nobody knows: then nothing may be concluded. */
export type Told = GatewayPayment[] | null;

/**
 * Asks the gateway about an attempt, takes what its order wants and the bank has only promised, and keeps all of it. A
 * capture that is refused hides nothing: the gateway is asked once more, and says what there is.
 */
export async function queryGateway(
  container: MedusaContainer,
  attempt: Attempt,
  wants: (payment: GatewayPayment) => boolean,
): Promise<Told> {
  const { gatewayOrderId } = attempt;
  // Nobody was handed a sheet for it.
  if (!gatewayOrderId) return [];
  const gateway = gateways[attempt.gateway];
  try {
    const keys = await keysOf(container, attempt);
    // What was closed, or has paid, brings nothing more that would have to be waited for.
    if (!keys) return attempt.state === "open" ? null : [];
    let payments = await gateway.paymentsOf(keys, gatewayOrderId);
    // One is enough, however many banks have promised.
    const promised = payments.find((payment) => payment.status === "authorized" && wants(payment));
    if (promised && !payments.some((payment) => payment.status === "captured" && wants(payment))) {
      await gateway.capture(keys, promised).catch((error: unknown) => complain(attempt, error));
      payments = await gateway.paymentsOf(keys, gatewayOrderId);
    }
    for (const payment of payments) await gatewayPayments(container).attempts().savePayment(attempt, payment);
    return payments;
  } catch (error) {
    complain(attempt, error);
    return null;
  }
}

/** @throws whatever is no word of the gateway's. */
export function complain(attempt: Attempt, error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
  log.warn(
    { attempt: attempt.id, gateway: attempt.gateway, kind: error.kind },
    `The gateway did not: ${error.message}`,
  );
}
