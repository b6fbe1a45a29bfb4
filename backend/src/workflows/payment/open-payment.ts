import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { inOneTransaction } from "../../database/one-transaction";
import { log } from "../../edge/log";
import { GatewayError, type GatewayKeys, type Opened } from "../../gateways/gateway";
import { gateways } from "../../gateways/gateways";
import { ApiError } from "../../http/api-error";
import type { Attempt } from "../../modules/gateway-payment/attempts";
import { groundNames } from "../../setup/shop-ground";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { keysOf } from "./ask-gateway";
import { awaitMoney } from "./await-money";
import { gatewayPayments } from "./gateway-payments";
import { awaitsOnline, type OrderMoney, readMoney } from "./read-money";
import { toSheet } from "./to-sheet";

const currency = groundNames.currency.toUpperCase();

/**
 * Opens an order's payment at a gateway, or goes on with the one that is open, and says what the browser needs for its
 * sheet. Runs under the order's lock; the gateway is asked outside of any transaction.
 *
 * @throws ApiError 409 the order awaits no payment, 400 the gateway is not set up, 503 it can't be reached now.
 */
export async function openAtGateway(
  container: MedusaContainer,
  orderId: string,
  gateway: GatewayName,
): Promise<PaymentSheet> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const money = await readMoney(run, { orderId, customerId: null });
  if (!money || !awaitsOnline(money)) throw new ApiError(409, paymentMessages.notAwaited);
  const keys = await gatewayKeys(container, gateway);
  if (!keys) throw new ApiError(400, paymentMessages.methodOff);
  const known = gatewayPayments(container).attempts();
  const attempts = await known.of(orderId);
  const fits = (attempt: Attempt) =>
    attempt.state === "open" &&
    !attempt.isSpent &&
    attempt.gateway === gateway &&
    attempt.keyId === keys.keyId &&
    attempt.amountPaise === money.duePaise;
  const open = attempts.findLast(fits);
  await closeOthers(
    container,
    attempts.filter((attempt) => attempt !== open && attempt.state === "open"),
  );
  const attemptId = open?.id ?? (await newAttempt(container, money, gateway, keys));
  const opened = await ask(() =>
    open?.gatewayOrderId ? again(keys, open, open.gatewayOrderId) : openNow(keys, gateway, attemptId, money),
  );
  if (opened.gatewayOrderId !== open?.gatewayOrderId) await known.name(attemptId, opened.gatewayOrderId);
  return await toSheet(container, run, { money, gateway, keys, opened });
}

/** Kept before the gateway is asked: what is opened there is known here, also when this process dies. */
const newAttempt = (
  container: MedusaContainer,
  money: OrderMoney,
  gateway: GatewayName,
  { keyId }: GatewayKeys,
): Promise<string> =>
  inOneTransaction(container, async (transaction) => {
    const { orderId, customerId, duePaise: amountPaise } = money;
    const sessionId = await awaitMoney(container, transaction, money, { method: gateway, duePaise: amountPaise });
    return await gatewayPayments(container).attempts(transaction.prepared).add({
      orderId,
      customerId,
      sessionId,
      gateway,
      keyId,
      amountPaise,
      currency,
    });
  });

const openNow = (keys: GatewayKeys, gateway: GatewayName, reference: string, { duePaise }: OrderMoney) =>
  gateways[gateway].open(keys, { reference, amountPaise: duePaise, currency });

const again = async (keys: GatewayKeys, { gateway }: Attempt, gatewayOrderId: string): Promise<Opened> => ({
  gatewayOrderId,
  clientSecret: await gateways[gateway].clientSecretOf(keys, gatewayOrderId),
});

async function ask(act: () => Promise<Opened>): Promise<Opened> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ kind: error.kind }, `The gateway opened no payment: ${error.message}`);
    throw new ApiError(503, paymentMessages.gatewayAway);
  }
}

/**
 * Whoever pays by another sheet pays nothing by the old ones, where their gateway can be told so. Where it can't, they
 * stay open and are looked at: what comes by them nevertheless goes back.
 */
export async function closeOthers(container: MedusaContainer, attempts: readonly Attempt[]): Promise<boolean> {
  let isPaid = false;
  for (const attempt of attempts) {
    if (!attempt.gatewayOrderId) continue;
    const keys = await keysOf(container, attempt);
    if (!keys) continue;
    try {
      const outcome = await gateways[attempt.gateway].close(keys, attempt.gatewayOrderId);
      if (outcome === "closed") await gatewayPayments(container).attempts().setState([attempt.id], "closed");
      if (outcome === "paid") isPaid = true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ attempt: attempt.id, kind: error.kind }, `The gateway closed no payment: ${error.message}`);
    }
  }
  return isPaid;
}
