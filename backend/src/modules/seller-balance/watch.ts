import type { Database, Run } from "#database/database";

/** Raise it when a trigger or its function changes. */
const edition = 4;

/**
 * Marks sellers as stale in the transaction that changes their balance, whoever changes it and however. It only adds
 * rows, so that transactions do not block each other. It reads other modules' tables and not their views: migrations
 * that change rows run while there are no views.
 */
const watchSql = `
CREATE OR REPLACE FUNCTION seller_balance_watch() RETURNS trigger LANGUAGE plpgsql AS $watch$
BEGIN
  IF TG_TABLE_NAME = 'seller_payout' THEN
    INSERT INTO seller_balance_stale (seller_id) VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.seller_id ELSE NEW.seller_id END);
  ELSIF TG_TABLE_NAME = 'order_line_sum' THEN
    INSERT INTO seller_balance_stale (seller_id) SELECT NEW.seller_id WHERE NEW.seller_id IS NOT NULL;
  ELSIF TG_TABLE_NAME IN ('parcel_line', 'parcel_cash') THEN
    INSERT INTO seller_balance_stale (seller_id)
    SELECT seller_id FROM parcel
     WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.parcel_id ELSE NEW.parcel_id END AND seller_id IS NOT NULL;
  ELSE
    -- What is due of one part of an order depends on the others.
    INSERT INTO seller_balance_stale (seller_id)
    SELECT seller_id FROM parcel
     WHERE order_id = CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END AND seller_id IS NOT NULL;
  END IF;
  IF TG_TABLE_NAME = 'parcel' AND TG_OP = 'DELETE' THEN
    IF OLD.seller_id IS NOT NULL THEN
      INSERT INTO seller_balance_stale (seller_id) VALUES (OLD.seller_id);
    END IF;
  END IF;
  RETURN NULL;
END
$watch$`;

/** The tables that balances are derived from, and which of their changes matter. */
const watched: Record<string, string> = {
  parcel:
    "AFTER INSERT OR DELETE OR UPDATE OF seller_id, status, delivery_paise, delivered_at, proof, held_until ON parcel FOR EACH ROW",
  parcel_line: "AFTER INSERT OR DELETE OR UPDATE ON parcel_line FOR EACH ROW",
  parcel_cash: "AFTER INSERT OR DELETE OR UPDATE ON parcel_cash FOR EACH ROW",
  order_status: "AFTER UPDATE OF payment_method, deleted_at ON order_status FOR EACH ROW",
  seller_payout: "AFTER INSERT OR DELETE OR UPDATE ON seller_payout FOR EACH ROW",
  order_line_sum: "AFTER INSERT OR UPDATE ON order_line_sum FOR EACH ROW",
  return_request: "AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at ON return_request FOR EACH ROW",
};

const exec = (run: Run, text: string) => run({ name: "", text, values: [] });

/** Creates missing triggers, and marks all sellers. The tables belong to other modules: this runs at the start. */
export async function watchBalances(database: Database): Promise<void> {
  await database.transaction(async (run) => {
    await exec(run, "SELECT pg_advisory_xact_lock(hashtext('seller-balance-watch'))");
    const there = await run<{ name: string }>({
      name: "seller-balance-triggers",
      text: "SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE 'seller\\_balance\\_watch\\_%'",
      values: [],
    });
    const names = new Set(there.map(({ name }) => name));
    if (Object.keys(watched).every((table) => names.has(`seller_balance_watch_${edition}_${table}`))) return;
    await exec(run, watchSql);
    for (const name of names) {
      await exec(run, `DROP TRIGGER IF EXISTS ${name} ON ${name.replace(/^seller_balance_watch_\d+_/, "")}`);
    }
    for (const [table, when] of Object.entries(watched)) {
      await exec(
        run,
        `CREATE TRIGGER seller_balance_watch_${edition}_${table} ${when} EXECUTE FUNCTION seller_balance_watch()`,
      );
    }
    await exec(
      run,
      `INSERT INTO seller_balance_stale (seller_id) SELECT DISTINCT seller_id FROM haat_parcel WHERE seller_id IS NOT NULL
       UNION SELECT seller_id FROM haat_seller_payout UNION SELECT seller_id FROM seller_balance`,
    );
  });
}
