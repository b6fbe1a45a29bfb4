import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What couriers told long ago is found by its age. And of orders that the wallet paid a part of, Migration20261124183012
 * had counted what a delivered part costs as received, more than its courier can have taken, so that the other parts owed
 * too little. Where parts are still to be received, those rows now hold what leaves each of these its own share of the
 * cash. What staff have recorded stays. Twice is as good as once.
 */
export class Migration20261125004000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("CREATE INDEX IF NOT EXISTS courier_event_received_at ON courier_event (received_at);");
    // In a new database the tables of the other modules need not be there yet, but nor is any such row.
    this.addSql(`
      DO $correct$ BEGIN
        IF NOT EXISTS (SELECT FROM parcel_cash WHERE reference = '') THEN RETURN; END IF;
        WITH part AS (
          SELECT p.id, p.order_id, c.parcel_id IS NOT NULL AS known, c.reference = '' AS of_before, c.amount_paise,
                 p.delivery_paise + COALESCE((SELECT sum(l.paid_paise) FROM parcel_line l WHERE l.parcel_id = p.id), 0) AS worth
            FROM parcel p LEFT JOIN parcel_cash c ON c.parcel_id = p.id
           WHERE p.status <> 'cancelled'
             AND p.order_id IN (SELECT q.order_id FROM parcel q JOIN parcel_cash d ON d.parcel_id = q.id AND d.reference = '')),
        sums AS (
          SELECT order_id, sum(worth) AS whole, sum(worth) FILTER (WHERE NOT known) AS open,
                 sum(worth) FILTER (WHERE of_before) AS before,
                 COALESCE(sum(amount_paise) FILTER (WHERE known AND NOT of_before), 0) AS recorded
            FROM part GROUP BY order_id),
        cash AS (
          SELECT s.*, (SELECT sum(t.amount) * 100 FROM payment_session t
                        WHERE t.payment_collection_id = k.id AND t.provider_id = 'pp_cod_cod' AND t.deleted_at IS NULL
                          AND t.status NOT IN ('canceled', 'error')) AS paise
            FROM sums s
            JOIN order_status o ON o.order_id = s.order_id AND o.deleted_at IS NULL AND o.payment_method = 'cod'
            CROSS JOIN LATERAL (
              SELECT c.id FROM order_payment_collection link
                JOIN payment_collection c ON c.id = link.payment_collection_id AND c.deleted_at IS NULL AND c.status <> 'canceled'
               WHERE link.order_id = s.order_id AND link.deleted_at IS NULL ORDER BY c.created_at DESC LIMIT 1) k
           WHERE s.open > 0 AND s.before > 0),
        kept AS (
          SELECT *, GREATEST(0, round(paise) - recorded - round(paise * open / whole)) AS left_for_before
            FROM cash WHERE paise IS NOT NULL),
        shared AS (
          SELECT part.id, k.left_for_before, k.before, part.worth,
                 sum(part.worth) OVER (PARTITION BY part.order_id ORDER BY part.id) AS upto
            FROM part JOIN kept k ON k.order_id = part.order_id WHERE part.of_before)
        UPDATE parcel_cash c
           SET amount_paise = div(left_for_before * upto, before) - div(left_for_before * (upto - worth), before)
          FROM shared WHERE shared.id = c.parcel_id;
      END $correct$;`);
  }

  override async down(): Promise<void> {
    // What was counted wrongly is not counted so again.
    this.addSql("DROP INDEX IF EXISTS courier_event_received_at;");
  }
}
