import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { storeDefaultNames } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { GatewayError, type GatewayKeys, type Opened } from "#gateways/gateway";
import { gateways } from "#gateways/gateways";
import { log } from "#log/log";
import type { Attempt } from "#modules/gateway-payment/attempts";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { awaitMoney } from "./await-money";
import { gatewayPayments } from "./gateway-payments";
import { keysOf } from "./query-gateway";
import { awaitsOnline, type OrderMoney, readMoney } from "./read-money";
import { type Payer, payerOf, toSheet } from "./to-sheet";

const currency = storeDefaultNames.currency.toUpperCase();

/** All of them are queried whenever the order's money is reconciled. */
const maxAttempts = 10;

/**
 * Opens an order's payment at its gateway, or continues the open one, and returns what the browser needs for the sheet.
 * Call it under the order's lock; the gateway is called outside of any transaction.
 *
 * @returns null if the order awaits nothing by a gateway.
 * @throws ApiError 409 too many attempts for the order, or the gateway refuses the amount; 400 the gateway is not set
 * up; 503 it cannot be reached.
 */
export async function openAtGateway(container: MedusaContainer, orderId: string): Promise<PaymentSheet | null> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const known = gatewayPayments(container).attempts();
  const [money, attempts, payer] = await Promise.all([
    readMoney(run, { orderId, customerId: null }),
    known.of(orderId),
    payerOf(run, orderId),
  ]);
  const gateway = money?.method;
  if (!money || !gateway || !isGateway(gateway) || !awaitsOnline(money)) return null;
  const keys = await gatewayKeys(container, gateway);
  if (!keys) throw new ApiError(400, paymentMessages.methodOff);
  const fits = (attempt: Attempt) =>
    attempt.state === "open" &&
    !attempt.isSpent &&
    // The gateway may capture a payment from another bank by itself, and accepts no other for its order then.
    !(attempt.isAuthorized && money.bankOffer) &&
    attempt.gateway === gateway &&
    attempt.keyId === keys.keyId &&
    attempt.amountPaise === money.duePaise;
  const last = attempts.findLast(fits);
  const going = last?.gatewayOrderId ? await again(keys, gateway, last.gatewayOrderId) : null;
  // An attempt that never got its gateway order is opened again with the same reference; one that can no longer be paid
  // is abandoned.
  const open = last && (going || !last.gatewayOrderId) ? last : undefined;
  await closeOthers(
    container,
    attempts.filter((attempt) => attempt !== open && attempt.state === "open"),
  );
  const { duePaise, bankOffer } = money;
  if (going) return await toSheet(container, { gateway, duePaise, bankOffer, keys, opened: going, payer });
  if (!open && attempts.length >= maxAttempts) throw new ApiError(409, paymentMessages.tooManyTries);
  const attemptId = open?.id ?? (await newAttempt(container, money, gateway, keys));
  const sheet = await openAttempt(container, { attemptId, gateway, duePaise, bankOffer, payer }, keys);
  if (!sheet) throw new Error("Somebody changed the attempt without the order's lock.");
  return sheet;
}

/** An attempt that was stored with its new order, and what else its sheet shows. */
export type NewPayment = {
  attemptId: string;
  gateway: GatewayName;
  keyId: string;
  duePaise: number;
  bankOffer: BankOffer | null;
  payer: Payer;
};

/**
 * Opens the payment of an order that this request has placed, without reading anything about it. If another request has
 * opened it first, or opened another attempt instead, it continues as that has left it.
 *
 * @returns as `openAtGateway`, under the same lock, with the same errors.
 */
export async function openNewAtGateway(
  container: MedusaContainer,
  orderId: string,
  payment: NewPayment,
): Promise<PaymentSheet | null> {
  const keys = await gatewayKeys(container, payment.gateway);
  if (keys?.keyId !== payment.keyId) return await openAtGateway(container, orderId);
  return (await openAttempt(container, payment, keys)) ?? (await openAtGateway(container, orderId));
}

/**
 * @returns null if the attempt is no longer open, or has another gateway order. Nobody gets to know the one that was
 * opened here then, so nobody can pay it.
 */
async function openAttempt(
  container: MedusaContainer,
  { attemptId, gateway, duePaise, bankOffer, payer }: Omit<NewPayment, "keyId">,
  keys: GatewayKeys,
): Promise<PaymentSheet | null> {
  const opened = await ask(() =>
    gateways[gateway].open(keys, { reference: attemptId, amountPaise: duePaise, currency }),
  );
  const [sheet, isNamed] = await Promise.all([
    toSheet(container, { gateway, duePaise, bankOffer, keys, opened, payer }),
    gatewayPayments(container).attempts().name(attemptId, opened.gatewayOrderId),
  ]);
  return isNamed ? sheet : null;
}

/** Stored before the gateway is called, so that what is opened there is known here even if this process dies. */
const newAttempt = (
  container: MedusaContainer,
  money: OrderMoney,
  gateway: GatewayName,
  { keyId }: GatewayKeys,
): Promise<string> =>
  inOneTransaction(container, async (transaction) => {
    const { orderId, customerId, duePaise: amountPaise } = money;
    const sessionId = await awaitMoney(transaction, money, { method: gateway, duePaise: amountPaise });
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

/** The earlier payment, if it can still be paid. */
async function again(keys: GatewayKeys, gateway: GatewayName, gatewayOrderId: string): Promise<Opened | null> {
  const found = await ask(() => gateways[gateway].find(keys, gatewayOrderId));
  return found?.isOpen ? { gatewayOrderId, clientSecret: found.clientSecret } : null;
}

async function ask<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ kind: error.kind }, `Could not open a payment at the gateway: ${error.message}`);
    if (error.kind === "refused") throw new ApiError(409, paymentMessages.gatewayRefused);
    throw new ApiError(503, paymentMessages.gatewayAway);
  }
}

/**
 * Closes other attempts at their gateways, so that only the new sheet can be paid. Attempts that cannot be closed stay
 * open and are still checked: money that arrives by them is refunded. Returns whether one of them turned out to be
 * paid.
 */
export async function closeOthers(container: MedusaContainer, attempts: readonly Attempt[]): Promise<boolean> {
  let isPaid = false;
  for (const attempt of attempts) {
    if (!attempt.gatewayOrderId) {
      // Nobody has its sheet, and whoever is about to open it is told that it is closed.
      await gatewayPayments(container).attempts().setState([attempt.id], "closed");
      continue;
    }
    try {
      const keys = await keysOf(container, attempt);
      if (!keys) continue;
      const outcome = await gateways[attempt.gateway].close(keys, attempt.gatewayOrderId);
      if (outcome === "closed") await gatewayPayments(container).attempts().setState([attempt.id], "closed");
      if (outcome === "paid") isPaid = true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ attempt: attempt.id, kind: error.kind }, `Could not close a payment at the gateway: ${error.message}`);
    }
  }
  return isPaid;
}
