import { generateEntityId, PaymentCollectionStatus, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { rawSql } from "../raw-amount";
import { storeDefaultNames } from "../store-defaults";

/** `amount` in rupees; `providerId` as in `paymentProviders`. */
export type NewSession = { providerId: string; amount: number };

/** As our payment providers start a session (providers/deferred-payment): it awaits its money. */
const sessionSql = `
  INSERT INTO payment_session (id, payment_collection_id, provider_id, amount, raw_amount, currency_code, status, data)
  SELECT s.id, s.collection_id, s.provider_id, s.amount, ${rawSql("s.amount")}, '${storeDefaultNames.currency}',
         '${PaymentSessionStatus.PENDING_AUTHORIZATION}', jsonb_build_object('session_id', s.id, 'received', false)
    FROM (SELECT $1::text, $2::text, $3::text, $4::numeric) AS s(id, collection_id, provider_id, amount)`;

const collectionSql = `
WITH collection AS (
  INSERT INTO payment_collection (id, currency_code, amount, raw_amount, status)
  SELECT c.id, '${storeDefaultNames.currency}', c.amount, ${rawSql("c.amount")}, '${PaymentCollectionStatus.AWAITING}'
    FROM (SELECT $2::text, $5::numeric) AS c(id, amount)),
link AS (INSERT INTO order_payment_collection (id, order_id, payment_collection_id)
  VALUES ($6::text, $7::text, $2::text))
${sessionSql} WHERE s.amount IS NOT NULL`;

const newSessionId = () => generateEntityId(undefined, "payses");

/** Adds an open session to a payment collection, in one statement and without calling its provider. @returns its id. */
export async function openSession(run: Run, collectionId: string, { providerId, amount }: NewSession): Promise<string> {
  const id = newSessionId();
  await run({ name: "open-payment-session", text: sessionSql, values: [id, collectionId, providerId, amount] });
  return id;
}

/**
 * Creates an order's payment collection, linked to it, in one statement. The engine's own link would be written outside
 * the transaction.
 *
 * @param amount what the order costs, in rupees.
 * @param session the session to open with it; null for none.
 */
export async function openCollection(
  run: Run,
  { orderId, amount, session }: { orderId: string; amount: number; session: NewSession | null },
): Promise<{ collectionId: string; sessionId: string }> {
  const [sessionId, collectionId] = [newSessionId(), generateEntityId(undefined, "pay_col")];
  const link = generateEntityId(undefined, "ordpay");
  const { providerId = null, amount: due = null } = session ?? {};
  await run({
    name: "open-payment-collection",
    text: collectionSql,
    values: [sessionId, collectionId, providerId, due, amount, link, orderId],
  });
  return { collectionId, sessionId };
}
