import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { bookPayment } from "#engine/payment/book-payment";
import { lockDeferred } from "#engine/payment/deferred-payments";
import { ApiError } from "#errors/api-error";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { inRupees } from "#money/in-rupees";
import { awaitMoney } from "./await-money";

export type WalletPayment = { orderId: string; customerId: string; collectionId: string; amountPaise: number };

/**
 * Locks the order's collection. @throws ApiError 409 it does not await this amount (any more), so that nothing is paid
 * twice.
 */
async function checkDeferred(
  transaction: OneTransaction,
  { collectionId, amountPaise }: Pick<WalletPayment, "collectionId" | "amountPaise">,
): Promise<void> {
  const awaited = await lockDeferred(transaction, collectionId);
  if (awaited === null || amountPaise > awaited) throw new ApiError(409, paymentMessages.notDeferred);
}

/**
 * Pays for an order from its shopper's wallet, in the running transaction: either the money is debited and the engine
 * has a captured payment in the order's payment collection, or neither. The order must already exist. A session of
 * another method is dropped: after paying a part, the caller must await the rest again. For an order placed earlier,
 * call it under the order's lock.
 *
 * @throws ApiError 409 the balance is too low, or the order does not await this amount.
 */
export async function payFromWallet(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, customerId, collectionId, amountPaise }: WalletPayment,
): Promise<void> {
  await checkDeferred(transaction, { collectionId, amountPaise });
  const method = "wallet" as const;
  const sessionId = await awaitMoney(transaction, { collectionId }, { method, duePaise: amountPaise });
  const wallets = container.resolve<WalletService>(WALLET_MODULE).within(transaction.prepared);
  // An order can be paid from the wallet twice: a part when it is placed, and the rest later.
  const reference = `order:${orderId}:${sessionId}`;
  if (!(await wallets.debit({ customerId, amountPaise, orderId, reason: "order_paid", reference }))) {
    throw new ApiError(409, paymentMessages.walletTooLow(inRupees(await wallets.hold(customerId))));
  }
  await bookPayment(transaction.prepared, { orderId, sessionId, data: {} });
}
