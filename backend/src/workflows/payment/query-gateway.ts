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

/** A payment with the bank that it came from; null if from none, or if nobody wants to know. */
type Traced = { payment: GatewayPayment; paidFrom: PaidFrom | null };

/** The gateway's payments for an attempt. Unless it told all, no conclusion from what is missing is allowed. */
export type Told = { payments: GatewayPayment[]; isAll: boolean };

/** `asksBank`: whether it matters from which bank money comes. */
type Asked = { asksBank: boolean; wants: (traced: Traced) => boolean };

const nothing: Told = { payments: [], isAll: true };
const unknown: Told = { payments: [], isAll: false };

/**
 * Queries the gateway about an attempt, captures an authorized payment that its order wants, and stores all payments.
 * If a capture is refused, the gateway is queried again for the actual state.
 */
export async function queryGateway(container: MedusaContainer, attempt: Attempt, asked: Asked): Promise<Told> {
  const { gatewayOrderId } = attempt;
  // No sheet was ever opened for it.
  if (!gatewayOrderId) return nothing;
  const gateway = gateways[attempt.gateway];
  const { asksBank, wants } = asked;
  try {
    const keys = await keysOf(container, attempt);
    // A closed or paid attempt cannot receive more money that would have to be awaited.
    if (!keys) return attempt.state === "open" ? unknown : nothing;
    const read = async () => {
      const payments = await gateway.paymentsOf(keys, gatewayOrderId);
      const known = payments.map(async (payment) => ({
        payment,
        paidFrom: asksBank ? await sourceOf(attempt, keys, payment) : null,
      }));
      return await Promise.all(known);
    };
    let found = await read();
    const traced = () => found.filter((one): one is Traced => one.paidFrom !== "unknown");
    const has = (status: GatewayPayment["status"]) =>
      traced().find((one) => one.payment.status === status && wants(one))?.payment;
    // Captures at most one, even if several are authorized.
    const promised = has("authorized");
    if (promised && !has("captured")) {
      await gateway.capture(keys, promised).catch((error: unknown) => complain(attempt, error));
      found = await read();
    }
    const told = traced();
    for (const { payment, paidFrom } of told) {
      await gatewayPayments(container).attempts().savePayment(attempt, payment, paidFrom);
    }
    return { payments: told.map(({ payment }) => payment), isAll: told.length === found.length };
  } catch (error) {
    complain(attempt, error);
    return unknown;
  }
}

/** Where a payment came from that has brought money, or would. */
async function sourceOf(
  attempt: Attempt,
  keys: GatewayKeys,
  { id, status }: GatewayPayment,
): Promise<PaidFrom | null | "unknown"> {
  const { paidFrom } = gateways[attempt.gateway];
  if (!paidFrom || (status !== "authorized" && status !== "captured")) return null;
  try {
    return await paidFrom(keys, id);
  } catch (error) {
    complain(attempt, error);
    return "unknown";
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
