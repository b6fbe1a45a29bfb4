import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import { authorizePaymentSessionForOrderWorkflow } from "@medusajs/medusa/core-flows";
import { Database } from "#database/database";
import { paymentProviders } from "#engine/store-defaults";

type DueCash = { id: string; amount: number; currency: string };

/**
 * The courier has the cash: turns every session that awaits cash into a captured payment. Idempotent. Call it under the
 * order's lock.
 */
export async function collectCash(container: MedusaContainer, orderId: string): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const awaited = await database.run<DueCash>({
    name: "awaited-cash",
    text: `SELECT s.id, s.amount::float8 AS amount, s.currency_code AS currency
  FROM haat_payment_collection c
  JOIN haat_payment_session s ON s.payment_collection_id = c.id
 WHERE c.order_id = $1 AND s.provider_id = $2 AND s.status = $3`,
    values: [orderId, paymentProviders.cod, PaymentSessionStatus.PENDING_AUTHORIZATION],
  });
  const payments = container.resolve(Modules.PAYMENT);
  for (const { id, amount, currency } of awaited) {
    // The status stays as it is: the authorisation requires it, and then takes the provider's own.
    const status = PaymentSessionStatus.PENDING_AUTHORIZATION;
    await payments.updatePaymentSession({ id, amount, currency_code: currency, status, data: { received: true } });
    await authorizePaymentSessionForOrderWorkflow(container).run({ input: { payment_session_id: id } });
  }
}
