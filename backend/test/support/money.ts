import { withDatabase } from "./database";

/** What was given back for an order, in rupees, as the engine's payments have it. */
export const refundsOf = (orderId: string): Promise<number[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ amount: number }>(
      `SELECT r.amount::float8 AS amount FROM refund r JOIN payment p ON p.id = r.payment_id
         JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id WHERE l.order_id = $1`,
      [orderId],
    );
    return rows.map(({ amount }) => amount);
  });
