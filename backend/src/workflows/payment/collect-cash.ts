import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, PaymentSessionStatus } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { bookPayment } from "#engine/payment/book-payment";
import { paymentProviders } from "#engine/store-defaults";
import { refreshOrderListing } from "../order/refresh-order-listing";

/**
 * The courier has the cash: turns every session that awaits cash into a captured payment. Idempotent. Call it under the
 * order's lock.
 */
export async function collectCash(container: MedusaContainer, orderId: string): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const awaited = await database.run<{ id: string }>({
    name: "awaited-cash",
    text: `SELECT s.id
  FROM haat_payment_collection c
  JOIN haat_payment_session s ON s.payment_collection_id = c.id
 WHERE c.order_id = $1 AND s.provider_id = $2 AND s.status = $3`,
    values: [orderId, paymentProviders.cod, PaymentSessionStatus.PENDING_AUTHORIZATION],
  });
  if (awaited.length === 0) return;
  await inOneTransaction(container, async (transaction) => {
    for (const { id } of awaited) await bookPayment(transaction.prepared, { orderId, sessionId: id, data: {} });
    await refreshOrderListing(transaction, [orderId]);
  });
}
