import { withDatabase } from "./database";

/** Invariants, each with the SQL that finds its violations. */
const faults = {
  "order without a status": `SELECT id FROM "order" WHERE id NOT IN (SELECT order_id FROM order_status)`,
  "status without an order": `SELECT id FROM order_status WHERE order_id NOT IN (SELECT id FROM "order")`,
  "order without lines": `SELECT id FROM "order" WHERE id NOT IN (SELECT order_id FROM order_item)`,
  "line without an order": `SELECT id FROM order_line_item WHERE id NOT IN (SELECT item_id FROM order_item)`,
  "order without delivery": `SELECT id FROM "order" WHERE id NOT IN (SELECT order_id FROM order_shipping)`,
  "order without a payment": `SELECT id FROM "order" WHERE id NOT IN (SELECT order_id FROM order_payment_collection)`,
  "payment without an order": `SELECT id FROM payment_collection WHERE id NOT IN (SELECT payment_collection_id FROM order_payment_collection)`,
  // Only where money is awaited; a paid or cancelled order needs none.
  "payment without a session": `
    SELECT c.id FROM payment_collection c LEFT JOIN order_payment_collection l ON l.payment_collection_id = c.id
      LEFT JOIN order_status s ON s.order_id = l.order_id
     WHERE c.id NOT IN (SELECT payment_collection_id FROM payment_session)
       AND (s.order_id IS NULL OR s.payment_status = 'pending' AND s.status <> 'cancelled')`,
  "key without an order": `SELECT id FROM idempotency_key WHERE result_id NOT IN (SELECT id FROM "order")`,
  "live line that has not reserved its pieces": `
    SELECT i.item_id AS id FROM order_item i JOIN order_status s ON s.order_id = i.order_id AND s.status = 'placed'
      JOIN "order" o ON o.id = i.order_id AND o.version = i.version
     WHERE i.deleted_at IS NULL AND i.quantity - i.fulfilled_quantity <> COALESCE((SELECT sum(r.quantity) FROM reservation_item r WHERE r.line_item_id = i.item_id AND r.deleted_at IS NULL), 0)`,
  "reservation that no live order owns": `
    SELECT r.id FROM reservation_item r WHERE r.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM order_item i JOIN order_status s ON s.order_id = i.order_id AND s.status <> 'cancelled' WHERE i.item_id = r.line_item_id)`,
  "stock whose reserved figure is not the sum of its reservations": `
    SELECT l.id FROM inventory_level l WHERE l.reserved_quantity <> COALESCE((
      SELECT sum(r.quantity) FROM reservation_item r
       WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id AND r.deleted_at IS NULL), 0)`,
  "wallet that holds something else than its entries add up to": `
    SELECT COALESCE(w.customer_id, e.customer_id) AS id
      FROM wallet_account w
      FULL JOIN (SELECT customer_id, sum(amount_paise) AS paise FROM wallet_entry GROUP BY 1) e ON e.customer_id = w.customer_id
     WHERE COALESCE(w.balance_paise, 0) <> COALESCE(e.paise, 0) AND COALESCE(e.customer_id, '') <> 'deleted'`,
  "wallet entry that tells of another balance than those before it add up to": `
    SELECT id FROM (SELECT id, balance_paise, sum(amount_paise) OVER (PARTITION BY customer_id ORDER BY created_at, id) AS paise
                      FROM wallet_entry WHERE customer_id <> 'deleted') e WHERE balance_paise <> paise`,
  "order that a wallet paid for with more or less than its payment": `
    SELECT COALESCE(e.order_id, p.order_id) AS id
      FROM (SELECT order_id, -sum(amount_paise) AS paise FROM wallet_entry WHERE reason = 'order_paid' GROUP BY 1) e
      FULL JOIN (SELECT l.order_id, sum(c.amount * 100) AS paise FROM order_payment_collection l
                   JOIN payment p ON p.payment_collection_id = l.payment_collection_id AND p.provider_id = 'pp_wallet_wallet'
                   JOIN capture c ON c.payment_id = p.id AND c.deleted_at IS NULL
                  WHERE l.deleted_at IS NULL AND p.deleted_at IS NULL GROUP BY 1) p ON p.order_id = e.order_id
     WHERE e.paise IS DISTINCT FROM p.paise`,
  "stock that was sold twice": "SELECT id FROM inventory_level WHERE reserved_quantity > stocked_quantity",
};

/**
 * Audits a shop's orders, payments and stock. Returns the names of the violated invariants, none in a consistent shop.
 */
export function faultsInBooks(databaseUrl: string): Promise<string[]> {
  return withDatabase(async (client) => {
    const found: string[] = [];
    for (const [name, sql] of Object.entries(faults)) {
      const { rows } = await client.query<{ id: string }>(sql);
      if (rows.length > 0) found.push(`${name}: ${rows.map(({ id }) => id).join(", ")}`);
    }
    return found;
  }, databaseUrl);
}
