import type { Database, Run } from "#database/database";
import { everyVariantSql, stockChangeSql, stockChanges } from "#engine/stock/stock-triggers";

/** Increment it when a trigger or its function changes. */
const edition = 5;

/**
 * Marks what must be recalculated, in the transaction of the change, whatever its source. It only inserts rows, so that
 * no writer blocks another; a deleted customer leaves no trace here.
 */
const peopleSql = `
CREATE OR REPLACE FUNCTION figures_watch() RETURNS trigger LANGUAGE plpgsql AS $watch$
BEGIN
  IF TG_TABLE_NAME = 'order_listing' THEN
    IF TG_OP = 'DELETE' THEN
      INSERT INTO figures_stale (order_id, customer_id) VALUES (OLD.order_id, NULL), (NULL, OLD.customer_id);
    ELSE
      INSERT INTO figures_stale (order_id) VALUES (NEW.order_id);
    END IF;
  ELSIF TG_TABLE_NAME = 'order_line_sum' THEN
    INSERT INTO figures_stale (order_id) VALUES (NEW.order_id);
  ELSIF TG_TABLE_NAME = 'customer' THEN
    IF TG_OP = 'DELETE' THEN
      DELETE FROM figures_customer WHERE customer_id = OLD.id;
      DELETE FROM figures_stale WHERE id IN (
        SELECT id FROM figures_stale WHERE customer_id = OLD.id FOR UPDATE SKIP LOCKED);
    ELSE
      INSERT INTO figures_stale (customer_id) VALUES (NEW.id);
    END IF;
  ELSIF TG_TABLE_NAME = 'shopper_login' THEN
    INSERT INTO figures_stale (customer_id) VALUES (NEW.customer_id);
  ELSIF TG_TABLE_NAME = 'auth_identity' THEN
    INSERT INTO figures_stale (customer_id) SELECT OLD.app_metadata->>'customer_id'
     WHERE OLD.app_metadata->>'customer_id' IS NOT NULL;
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO figures_stale (customer_id) SELECT NEW.app_metadata->>'customer_id'
       WHERE NEW.app_metadata->>'customer_id' IS NOT NULL;
    END IF;
  ELSE
    INSERT INTO figures_stale (customer_id)
    SELECT a.app_metadata->>'customer_id' FROM auth_identity a
     WHERE a.id = CASE TG_OP WHEN 'DELETE' THEN OLD.auth_identity_id ELSE NEW.auth_identity_id END
       AND a.app_metadata->>'customer_id' IS NOT NULL;
  END IF;
  RETURN NULL;
END
$watch$`;

/** The same for variants whose stock may have changed. */
const stockSql = stockChangeSql(
  "figures_watch_stock",
  (variants) => `INSERT INTO figures_stale (variant_id) ${variants}`,
);

type Watch = { by: "figures_watch" | "figures_watch_stock"; when: string };

const people = (when: string): Watch => ({ by: "figures_watch", when });
const stock = (when: string): Watch => ({ by: "figures_watch_stock", when });

/** The tables that figures are derived from, and the changes of them that matter. */
const watched: Record<string, Watch> = {
  order_listing: people("AFTER INSERT OR UPDATE OR DELETE ON order_listing FOR EACH ROW"),
  // The list tells of all else of an order's money; an invoice may change the tax alone.
  order_line_sum: people(
    `AFTER UPDATE ON order_line_sum FOR EACH ROW
       WHEN (NEW.gst_paise <> OLD.gst_paise OR NEW.delivery_gst_paise <> OLD.delivery_gst_paise)`,
  ),
  customer: people(
    "AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, email, phone, created_at, deleted_at ON customer FOR EACH ROW",
  ),
  auth_identity: people("AFTER DELETE OR UPDATE OF app_metadata, deleted_at ON auth_identity FOR EACH ROW"),
  provider_identity: people(
    "AFTER INSERT OR DELETE OR UPDATE OF entity_id, user_metadata, auth_identity_id, deleted_at ON provider_identity FOR EACH ROW",
  ),
  shopper_login: people(
    "AFTER INSERT OR UPDATE OF blocked_at ON shopper_login FOR EACH ROW WHEN (NEW.block_version > 0)",
  ),
  ...Object.fromEntries(Object.entries(stockChanges).map(([table, when]) => [table, stock(when)])),
};

const exec = (run: Run, text: string) => run({ name: "", text, values: [] });

/**
 * Creates missing triggers, and marks everything written before as stale. The tables belong to other modules, and the
 * engine creates some of them after all migrations, so this runs when the shop starts.
 */
export async function watchTables(database: Database): Promise<void> {
  await database.transaction(async (run) => {
    await exec(run, "SELECT pg_advisory_xact_lock(hashtext('figures-watch'))");
    const there = await run<{ name: string }>({
      name: "figures-triggers",
      text: "SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE 'figures\\_watch\\_%'",
      values: [],
    });
    const names = new Set(there.map(({ name }) => name));
    const missing = Object.entries(watched).filter(([table]) => !names.has(`figures_watch_${edition}_${table}`));
    if (missing.length === 0) return;
    await exec(run, peopleSql);
    await exec(run, stockSql);
    for (const name of names) {
      const table = name.replace(/^figures_watch_\d+_/, "");
      await exec(run, `DROP TRIGGER IF EXISTS ${name} ON ${table}`);
    }
    for (const [table, { by, when }] of Object.entries(watched)) {
      await exec(run, `CREATE TRIGGER figures_watch_${edition}_${table} ${when} EXECUTE FUNCTION ${by}()`);
    }
    await exec(run, "INSERT INTO figures_stale (order_id) SELECT order_id FROM haat_order_listing");
    await exec(run, "INSERT INTO figures_stale (order_id) SELECT DISTINCT order_id FROM figures_line");
    await exec(run, "INSERT INTO figures_stale (customer_id) SELECT id FROM customer");
    await exec(run, "INSERT INTO figures_stale (customer_id) SELECT customer_id FROM figures_customer");
    await exec(run, `INSERT INTO figures_stale (variant_id) ${everyVariantSql}`);
    await exec(run, "INSERT INTO figures_stale (variant_id) SELECT variant_id FROM figures_stock");
  });
}
