import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayError, type GatewayKeys, type GatewayPayment, type PaidFrom } from "#gateways/gateway";
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

/** A payment with the bank that it came from; null if that was not asked. */
type Traced = { payment: GatewayPayment; paidFrom: PaidFrom | null };

/** `asksBank`: whether the order has a bank offer. */
type Asked = { asksBank: boolean; wants: (traced: Traced) => boolean };

/**
 * Queries the gateway about an attempt, captures an authorized payment that its order wants, and stores all payments.
 * If a capture is refused, the gateway is queried again for the actual state.
 */
export async function queryGateway(container: MedusaContainer, attempt: Attempt, asked: Asked): Promise<Told> {
  const { gatewayOrderId } = attempt;
  // No sheet was ever opened for it.
  if (!gatewayOrderId) return [];
  const gateway = gateways[attempt.gateway];
  const { asksBank, wants } = asked;
  try {
    const keys = await keysOf(container, attempt);
    // A closed or paid attempt cannot receive more money that would have to be awaited.
    if (!keys) return attempt.state === "open" ? null : [];
    const read = async () => {
      const payments = await gateway.paymentsOf(keys, gatewayOrderId);
      return asksBank ? await trace(attempt, keys, payments) : payments.map((payment) => ({ payment, paidFrom: null }));
    };
    let traced = await read();
    const has = (status: GatewayPayment["status"]) =>
      traced.find((one) => one.payment.status === status && wants(one))?.payment;
    // Captures at most one, even if several are authorized.
    const promised = has("authorized");
    if (promised && !has("captured")) {
      await gateway.capture(keys, promised).catch((error: unknown) => complain(attempt, error));
      traced = await read();
    }
    for (const { payment, paidFrom } of traced) {
      await gatewayPayments(container).attempts().savePayment(attempt, payment, paidFrom);
    }
    return traced.map(({ payment }) => payment);
  } catch (error) {
    complain(attempt, error);
    return null;
  }
}

/** Asks from which bank each payment came that has brought money, or would. One after the other: there are few. */
async function trace({ gateway }: Attempt, keys: GatewayKeys, payments: readonly GatewayPayment[]): Promise<Traced[]> {
  const { paidFrom } = gateways[gateway];
  const traced: Traced[] = [];
  for (const payment of payments) {
    const hasMoney = payment.status === "authorized" || payment.status === "captured";
    traced.push({ payment, paidFrom: hasMoney && paidFrom ? await paidFrom(keys, payment.id) : null });
  }
  return traced;
}

/** @throws any error that is not the gateway's. */
export function complain(attempt: Attempt, error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
  log.warn(
    { attempt: attempt.id, gateway: attempt.gateway, kind: error.kind },
    `The gateway did not: ${error.message}`,
  );
}
