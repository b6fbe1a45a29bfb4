import { withDatabase } from "./database";

/** What was refunded of an order, in rupees, according to the engine's payments. */
export const refundsOf = (orderId: string): Promise<number[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ amount: number }>(
      `SELECT r.amount::float8 AS amount FROM refund r JOIN payment p ON p.id = r.payment_id
         JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id WHERE l.order_id = $1
        ORDER BY r.created_at, r.id`,
      [orderId],
    );
    return rows.map(({ amount }) => amount);
  });

/** What sellers lose by an order's refunds, line by line, in whole paise. */
export const refundedByLine = (orderId: string): Promise<number[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ paise: string }>(
      `SELECT l.refunded_paise AS paise FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id WHERE p.order_id = $1 ORDER BY l.line_item_id`,
      [orderId],
    );
    return rows.map(({ paise }) => Number(paise));
  });
