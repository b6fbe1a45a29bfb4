import { limits } from "@haat/api-contract/limits";
import type { Database, Run } from "../../../database/database";
import { rebuildProducts, type Skipped } from "./rebuild-products";
import { tellAll } from "./tell-all";
import { countUnitsIn } from "./units";
import { takeWriterLock } from "./writer-lock";

/** Raise it when the shape of a row's JSON changes: the next start then rebuilds every row. */
const layout = 5;

/** Products whose stock adds up to something else than their row says, whoever wrote it and however. $2 as for a rebuild. */
const miscountedSql = `
  SELECT c.product_id FROM catalog_product c JOIN (
    SELECT v.product_id, sum(CASE WHEN v.product_id IN (SELECT w.product_id FROM product_details w WHERE NOT w.in_stock AND w.deleted_at IS NULL) THEN 0
                                WHEN NOT v.manage_inventory OR v.allow_backorder THEN $2::int ELSE GREATEST(COALESCE(stock.pieces, 0), 0) END) AS pieces
      FROM product_variant v LEFT JOIN (
        SELECT variant_id, min(floor(pieces / required_quantity)) AS pieces FROM (
          SELECT vi.variant_id, vi.inventory_item_id, vi.required_quantity, COALESCE(sum(l.stocked_quantity - l.reserved_quantity), 0) AS pieces
            FROM product_variant_inventory_item vi
            LEFT JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id AND l.deleted_at IS NULL
             AND l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL)
           WHERE vi.deleted_at IS NULL GROUP BY vi.variant_id, vi.inventory_item_id, vi.required_quantity) item
         GROUP BY variant_id) stock ON stock.variant_id = v.id
     WHERE v.deleted_at IS NULL GROUP BY v.product_id) counted USING (product_id)
   WHERE c.quantity <> counted.pieces`;

const touched = (table: string) => `(GREATEST(${table}.updated_at, ${table}.deleted_at) > $1::timestamptz)`;

/**
 * Products whose row may be out of date although no event said so: something of theirs was written since $1 (a raw
 * write, an event lost in a crash), a price list began or ended by its dates, their stock adds up differently, or
 * they have no row or no product.
 */
const doubtfulSql = `
  SELECT p.id FROM product p WHERE ${touched("p")}
  UNION SELECT p.id FROM product p LEFT JOIN catalog_product c ON c.product_id = p.id WHERE p.deleted_at IS NULL AND c.product_id IS NULL
  UNION SELECT c.product_id FROM catalog_product c LEFT JOIN product p ON p.id = c.product_id AND p.deleted_at IS NULL WHERE p.id IS NULL
  UNION SELECT v.product_id FROM product_variant v WHERE ${touched("v")}
  UNION SELECT d.product_id FROM product_details d WHERE ${touched("d")}
  UNION SELECT i.product_id FROM image i WHERE ${touched("i")}
  UNION SELECT sp.product_id FROM seller_product sp WHERE sp.updated_at > $1::timestamptz
  UNION SELECT sp.product_id FROM seller s JOIN seller_product sp ON sp.seller_id = s.id WHERE s.updated_at > $1::timestamptz
  UNION SELECT sp.product_id FROM seller_business b JOIN seller_product sp ON sp.seller_id = b.seller_id WHERE b.updated_at > $1::timestamptz
  UNION SELECT r.product_id FROM review r WHERE ${touched("r")}
  UNION SELECT pc.product_id FROM product_category changed
    JOIN product_category c ON c.id = changed.id OR c.mpath LIKE changed.mpath || '.%'
    JOIN product_category_product pc ON pc.product_category_id = c.id WHERE ${touched("changed")}
  UNION SELECT pt.product_id FROM product_tag t JOIN product_tags pt ON pt.product_tag_id = t.id WHERE ${touched("t")}
  UNION SELECT v.product_id FROM price pr JOIN product_variant_price_set ps ON ps.price_set_id = pr.price_set_id
    JOIN product_variant v ON v.id = ps.variant_id WHERE ${touched("pr")}
  UNION SELECT v.product_id FROM price_list pl JOIN price pr ON pr.price_list_id = pl.id
    JOIN product_variant_price_set ps ON ps.price_set_id = pr.price_set_id JOIN product_variant v ON v.id = ps.variant_id
   WHERE ${touched("pl")} OR (pl.starts_at > $1::timestamptz AND pl.starts_at <= now()) OR (pl.ends_at > $1::timestamptz AND pl.ends_at <= now())
  UNION SELECT v.product_id FROM inventory_level l JOIN product_variant_inventory_item vi ON vi.inventory_item_id = l.inventory_item_id
    JOIN product_variant v ON v.id = vi.variant_id WHERE ${touched("l")}
  UNION ${miscountedSql}`;

const now = async (run: Run) => {
  const [row] = await run<{ now: string }>({ name: "catalog-now", text: "SELECT now()::text AS now", values: [] });
  return row?.now ?? "epoch";
};

type State = { layout: number; since: string };

async function readState(run: Run): Promise<State | undefined> {
  const [state] = await run<State>({
    name: "catalog-state",
    // A minute's overlap: a transaction writes its time when it begins and is seen when it ends.
    text: `SELECT layout, (swept_at - interval '1 minute')::text AS since FROM catalog_state`,
    values: [],
  });
  return state;
}

async function doubtful(run: Run, state: State | undefined): Promise<string[]> {
  const everything = "SELECT id FROM product UNION SELECT product_id FROM catalog_product";
  const rows =
    state?.layout === layout
      ? await run<{ id: string }>({
          name: "catalog-doubtful",
          text: doubtfulSql,
          values: [state.since, limits.cartLineQuantityMost],
        })
      : await run<{ id: string }>({ name: "catalog-everything", text: everything, values: [] });
  return rows.map((row) => row.id);
}

/**
 * Repairs what no event told and moves the windows of the best sellers on. The first one of a database, or of a new
 * layout, builds everything. Answers how many rows changed.
 */
export async function sweepCatalog(database: Database, skipped: Skipped): Promise<number> {
  const started = await now(database.run);
  const state = await readState(database.run);
  const whole = state?.layout !== layout;
  const changed = await rebuildProducts(database, await doubtful(database.run, state), { skipped, counting: !whole });
  return database.transaction(async (run) => {
    await takeWriterLock(run);
    const moved = await countUnitsIn(run);
    if (moved > 0) await tellAll(run);
    await run({
      name: "catalog-swept",
      text: "UPDATE catalog_state SET layout = $1, swept_at = GREATEST(swept_at, $2::timestamptz)",
      values: [layout, started],
    });
    return changed + moved;
  });
}

/** Builds every row anew, as after seeding. Answers how many rows changed. */
export async function rebuildCatalog(database: Database, skipped: Skipped): Promise<number> {
  await database.run({ name: "catalog-forget", text: "UPDATE catalog_state SET layout = 0", values: [] });
  return sweepCatalog(database, skipped);
}
