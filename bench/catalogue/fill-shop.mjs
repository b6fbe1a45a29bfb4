import pg from "pg";
import { vacuumFilled } from "../shop/vacuum.mjs";
import { insertRows } from "./insert-rows.mjs";
import { categoryRows, productRows, tagRows } from "./rows.mjs";

/** A product has some fifty rows: those of a million do not fit into memory at once. */
const chunk = 10_000;

/**
 * Inserts a catalogue into a shop that has its store defaults (region, price list, warehouse) and no products yet. It
 * bypasses the engine's workflows, which would take hours for 20,000 products; the resulting rows are the same.
 *
 * @param {string} databaseUrl
 * @param {import("./plan.mjs").PlannedProduct[]} products
 */
export async function fillShop(databaseUrl, products) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    for (const [table, rows] of categoryRows()) await insertRows(client, table, rows);
    await insertRows(client, "product_tag", tagRows(products));
    const ground = await groundOf(client);
    for (let from = 0; from < products.length; from += chunk) {
      const rows = productRows(products.slice(from, from + chunk), ground);
      for (const [table, some] of rows) await insertRows(client, table, some);
      // Triggers would go on as they were planned for empty tables. So often, each time the tables have doubled, it costs
      // next to nothing.
      if (Number.isInteger(Math.log2(from / chunk + 1)))
        await client.query(`ANALYZE ${[...rows.keys()].map(quoted).join(", ")}`);
    }
    // Makes the next server rebuild the whole read model, as after an update that changed its layout.
    await client.query("UPDATE catalog_state SET layout = 0");
    await client.query("COMMIT");
    await vacuumFilled(databaseUrl);
  } finally {
    await client.end();
  }
}

/** @param {string} name */
const quoted = (name) => pg.escapeIdentifier(name);

/** @param {pg.Client} client @returns {Promise<import("./rows.mjs").Ground>} */
async function groundOf(client) {
  const { rows } = await client.query(`SELECT
    (SELECT id FROM sales_channel WHERE deleted_at IS NULL AND name = 'Haat') AS "salesChannelId",
    (SELECT id FROM stock_location WHERE deleted_at IS NULL LIMIT 1) AS "stockLocationId",
    (SELECT id FROM shipping_profile WHERE deleted_at IS NULL AND type = 'default' LIMIT 1) AS "shippingProfileId",
    (SELECT id FROM price_list WHERE deleted_at IS NULL AND type = 'sale' LIMIT 1) AS "salePriceListId"`);
  const [ground] = rows;
  const missing = Object.entries(ground).flatMap(([name, id]) => (id ? [] : [name]));
  if (missing.length > 0) throw new Error(`The shop's ground is not laid: ${missing.join(", ")}.`);
  return ground;
}
