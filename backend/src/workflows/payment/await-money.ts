import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { dropSessions } from "#engine/payment/deferred-payments";
import { paymentProviders, storeDefaultNames } from "#engine/store-defaults";
import type { OrderMoney } from "./read-money";

/**
 * Leaves exactly one open session in the engine's collection, for the amount due by this method. A session that already
 * matches is kept.
 *
 * @returns the session's id.
 */
export async function awaitMoney(
  container: MedusaContainer,
  transaction: OneTransaction,
  { collectionId }: Pick<OrderMoney, "collectionId">,
  { method, duePaise }: { method: PaymentMethod; duePaise: number },
): Promise<string> {
  if (!collectionId) throw new Error("The order has no payment collection that awaits money.");
  const open = await transaction.run<{ id: string; fits: boolean }>(
    `SELECT s.id, s.provider_id = ? AND round(s.amount * 100) = ? AS fits FROM haat_payment_session s
      WHERE s.payment_collection_id = ? AND NOT s.has_payment
      ORDER BY s.created_at DESC`,
    [paymentProviders[method], duePaise, collectionId],
  );
  const kept = open.find(({ fits }) => fits);
  const others = open.filter((session) => session !== kept);
  await dropSessions(
    transaction,
    others.map(({ id }) => id),
  );
  return kept ? kept.id : await openSession(container, transaction, collectionId, { method, duePaise });
}

/** The same for a new collection, which has no open session. */
export async function openSession(
  container: MedusaContainer,
  transaction: OneTransaction,
  collectionId: string,
  { method, duePaise }: { method: PaymentMethod; duePaise: number },
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const session = await payments.createPaymentSession(
    collectionId,
    {
      currency_code: storeDefaultNames.currency,
      amount: duePaise / 100,
      provider_id: paymentProviders[method],
      data: {},
    },
    transaction.contextFor(payments),
  );
  await transaction.flush();
  return session.id;
}
