import { randomUUID } from "node:crypto";
import { anAdministrator } from "./administrator";
import { api } from "./api";
import { withDatabase } from "./database";

/** Credits a shopper's wallet, as staff do. Rupees. */
export async function fillWallet(customerId: string, amount: number, url?: string): Promise<void> {
  const { token } = await anAdministrator(url ? { url } : {});
  const input = { params: { id: customerId }, body: { amount, note: "For a test" } };
  await api(token, url).call("creditWallet", input, { "idempotency-key": randomUUID() });
}

/**
 * What a shopper's wallet shows: its balance, and for each entry, newest first, the amount and the balance after it.
 */
export async function walletOf(token: string, url?: string) {
  const { balance, entries } = await api(token, url).call("getWallet", {});
  return { balance, entries: entries.map(({ amount, balance: after, reason }) => [amount, after, reason]) };
}

/** The engine's payments of an order, by provider, in rupees. */
export const paymentsOf = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ provider: string; amount: number; captured: number; refunded: number }>(
      `SELECT p.provider_id AS provider, p.amount::float8 AS amount,
              COALESCE((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL), 0)::float8 AS captured,
              COALESCE((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL), 0)::float8 AS refunded
         FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
        WHERE l.order_id = $1 AND p.deleted_at IS NULL ORDER BY p.created_at`,
      [orderId],
    );
    return rows;
  });

/** What an order's payment sessions still await, by provider, in rupees. */
export const deferredOf = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ provider: string; amount: number }>(
      `SELECT s.provider_id AS provider, s.amount::float8 AS amount
         FROM order_payment_collection l JOIN payment_session s ON s.payment_collection_id = l.payment_collection_id
        WHERE l.order_id = $1 AND s.deleted_at IS NULL AND s.status = 'pending_authorization' ORDER BY s.created_at`,
      [orderId],
    );
    return rows;
  });
