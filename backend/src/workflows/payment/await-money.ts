import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { dropSessions } from "#engine/payment/deferred-payments";
import { openSession } from "#engine/payment/open-session";
import { paymentProviders } from "#engine/store-defaults";
import type { OrderMoney } from "./read-money";

/**
 * Leaves exactly one open session in the engine's collection, for the amount due by this method. A session that already
 * matches is kept.
 *
 * @returns the session's id.
 */
export async function awaitMoney(
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
  const session = { providerId: paymentProviders[method], amount: duePaise / 100 };
  return kept ? kept.id : await openSession(transaction.prepared, collectionId, session);
}
