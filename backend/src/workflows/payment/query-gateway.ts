import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayError, type GatewayKeys, type GatewayPayment } from "#gateways/gateway";
import { gateways } from "#gateways/gateways";
import { log } from "#log/log";
import type { Attempt } from "#modules/gateway-payment/attempts";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { gatewayPayments } from "./gateway-payments";

type OpenedBy = Pick<Attempt, "id" | "gateway" | "gatewayOrderId" | "keyId">;

/**
 * Keys that can access an attempt; null if the current ones belong to another account, or there are none. A renewed key
 * has a new id for the same account: if the attempt can be found with it, it is assigned to the attempt.
 *
 * @throws GatewayError if the gateway cannot be queried.
 */
export async function keysOf(container: MedusaContainer, attempt: OpenedBy): Promise<GatewayKeys | null> {
  const { id, gateway, gatewayOrderId, keyId } = attempt;
  const keys = await gatewayKeys(container, gateway);
  if (!keys || keys.keyId === keyId) return keys;
  if (!gatewayOrderId || !(await gateways[gateway].find(keys, gatewayOrderId))) return null;
  await gatewayPayments(container).attempts().setKey(id, keys.keyId);
  return keys;
}

/** The gateway's payments for an attempt; null if unknown: then no conclusion is allowed. */
export type Told = GatewayPayment[] | null;

/**
 * Queries the gateway about an attempt, captures an authorized payment that its order wants, and stores all payments.
 * If a capture is refused, the gateway is queried again for the actual state.
 */
export async function queryGateway(
  container: MedusaContainer,
  attempt: Attempt,
  wants: (payment: GatewayPayment) => boolean,
): Promise<Told> {
  const { gatewayOrderId } = attempt;
  // No sheet was ever opened for it.
  if (!gatewayOrderId) return [];
  const gateway = gateways[attempt.gateway];
  try {
    const keys = await keysOf(container, attempt);
    // A closed or paid attempt cannot receive more money that would have to be awaited.
    if (!keys) return attempt.state === "open" ? null : [];
    let payments = await gateway.paymentsOf(keys, gatewayOrderId);
    // Captures at most one, even if several are authorized.
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

/** @throws any error that is not the gateway's. */
export function complain(attempt: Attempt, error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
  log.warn(
    { attempt: attempt.id, gateway: attempt.gateway, kind: error.kind },
    `The gateway did not: ${error.message}`,
  );
}
