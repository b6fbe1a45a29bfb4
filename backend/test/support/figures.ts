import { withDatabase } from "./database";

/**
 * Changes when an order was placed, in the order's own record and in the order list. It waits for a concurrent refresh
 * of the order's row, which would otherwise write the previous time.
 */
export const placeAt = (orderId: string, at: Date): Promise<void> =>
  withDatabase(async (client) => {
    await client.query("BEGIN");
    await client.query("UPDATE order_status SET placed_at = $2, updated_at = now() WHERE order_id = $1", [orderId, at]);
    await client.query("SELECT pg_advisory_xact_lock(hashtext('order-listing'), hashtext($1))", [orderId]);
    await client.query("UPDATE order_listing SET placed_at = $2 WHERE order_id = $1", [orderId, at]);
    await client.query("COMMIT");
  });
