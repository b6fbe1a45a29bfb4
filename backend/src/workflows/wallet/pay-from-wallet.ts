import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import { WALLET_MODULE } from "../../modules/wallet";
import type { WalletService } from "../../modules/wallet/service";
import { groundNames, paymentProviders } from "../../setup/shop-ground";
import { inRupees } from "./in-rupees";

export type WalletPayment = { orderId: string; customerId: string; collectionId: string; amountPaise: number };

const currency = groundNames.currency;

/** Takes the order's collection. @throws ApiError 409 it does not await so much (any more): nothing is paid twice. */
async function checkAwaited(
  transaction: OneTransaction,
  { collectionId, amountPaise }: Pick<WalletPayment, "collectionId" | "amountPaise">,
): Promise<void> {
  await transaction.run("SELECT id FROM payment_collection WHERE id = ? FOR UPDATE", [collectionId]);
  const [row] = await transaction.run<{ paise: number }>(
    `SELECT round((c.amount - COALESCE(sum(t.amount), 0)) * 100)::float8 AS paise
       FROM payment_collection c
       LEFT JOIN payment p ON p.payment_collection_id = c.id AND p.deleted_at IS NULL AND p.canceled_at IS NULL
       LEFT JOIN capture t ON t.payment_id = p.id AND t.deleted_at IS NULL
      WHERE c.id = ? AND c.deleted_at IS NULL AND c.status <> 'canceled' GROUP BY c.id`,
    [collectionId],
  );
  if (!row || amountPaise > row.paise) throw new ApiError(409, paymentMessages.notAwaited);
}

/** Opens a session of awaited money in the order's collection. @returns its id. */
async function openSession(
  container: MedusaContainer,
  transaction: OneTransaction,
  { collectionId, amount }: { collectionId: string; amount: number },
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const opening = { currency_code: currency, amount, provider_id: paymentProviders.wallet, data: {} };
  return (await payments.createPaymentSession(collectionId, opening, transaction.contextFor(payments))).id;
}

/**
 * Makes of the session the engine's own captured payment, by its payment module in the running transaction.
 *
 * @returns id of the capture.
 */
async function bookPayment(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, amount }: { id: string; amount: number },
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const context = transaction.contextFor(payments);
  const money = { currency_code: currency, amount };
  const status = PaymentSessionStatus.PENDING_AUTHORIZATION;
  await payments.updatePaymentSession({ ...money, id, status, data: { received: true } }, context);
  // The module looks for what it has written.
  await transaction.forgetLoaded();
  const fresh = transaction.contextFor(payments);
  const payment = await payments.authorizePaymentSession(id, {}, fresh);
  // While it captures, the module lets nothing in this transaction wait for a row longer than three seconds. Buyers who
  // wait for each other's stock wait longer.
  await transaction.run("SET LOCAL lock_timeout TO DEFAULT", []);
  const captures = payment ? await payments.listCaptures({ payment_id: [payment.id] }, { select: ["id"] }, fresh) : [];
  if (!captures[0]) throw new Error("The engine did not capture what a wallet pays.");
  return captures[0].id;
}

/** Tells the engine's order that it has money, as its own workflow does when a session is authorised. */
async function addToOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, amount, captureId }: { orderId: string; amount: number; captureId: string },
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const entry = { order_id: orderId, amount, currency_code: currency, reference: "capture", reference_id: captureId };
  await orders.addOrderTransactions([entry], transaction.contextFor(orders));
}

/**
 * Pays for an order from its shopper's wallet, in the running transaction: the money is out, and the engine has a captured
 * payment in the order's payment collection, or there is nothing of both. The order has to be there already,
 * and who pays for one that was placed before holds its lock.
 *
 * @throws ApiError 409 the wallet does not hold so much, or the order does not await so much.
 */
export async function payFromWallet(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, collectionId, amountPaise }: WalletPayment,
): Promise<void> {
  const amount = amountPaise / 100;
  await checkAwaited(transaction, { collectionId, amountPaise });
  const id = await openSession(container, transaction, { collectionId, amount });
  const wallets = container.resolve<WalletService>(WALLET_MODULE).within(transaction.prepared);
  // The session is named as well: a wallet may pay a part of an order, and the rest of it later.
  const move = { customerId, amountPaise, orderId, reason: "order_paid", reference: `order:${orderId}:${id}` } as const;
  if (!(await wallets.debit(move))) {
    throw new ApiError(409, paymentMessages.walletTooLow(inRupees(await wallets.hold(customerId))));
  }
  const captureId = await bookPayment(container, transaction, { id, amount });
  await addToOrder(container, transaction, { orderId, amount, captureId });
}
