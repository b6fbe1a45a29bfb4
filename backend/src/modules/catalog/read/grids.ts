import { limits } from "@haat/api-contract/limits";
import { type Run, Values } from "#database/database";
import { openCategories } from "#sql/category-sql";
import { cardsSql } from "./cards";

const inCategory = (handle: string) =>
  `category_id = (SELECT c.id FROM ${openCategories} AND c.handle = '${handle}' LIMIT 1)`;

const byDiscount = "discount_percent DESC, product_id DESC";

const grids = {
  fashion: { rows: inCategory("fashion"), order: byDiscount },
  homeLiving: { rows: inCategory("home-living"), order: byDiscount },
  electronics: { rows: inCategory("electronics"), order: byDiscount },
  bestSale: { rows: "true", order: "units_30d DESC, rating DESC, created_at DESC, product_id DESC" },
  trending: { rows: "true", order: "units_7d DESC, rating DESC, created_at DESC, product_id DESC" },
};
export type Grid = keyof typeof grids;

/** A home grid's answer as finished JSON. */
export async function readGrid(run: Run, grid: Grid, shopper: string | null): Promise<string> {
  const { rows, order } = grids[grid];
  const values = new Values();
  const cards = cardsSql(shopper, values);
  const [row] = await run<{ body: string }>({
    name: `catalog-grid-${grid}${shopper ? "-own" : ""}`,
    text: `
      WITH page AS MATERIALIZED (
        SELECT product_id, row_number() OVER (ORDER BY ${order}) AS place FROM catalog_product
         WHERE active AND ${rows} ORDER BY ${order} LIMIT ${limits.maxHomeGridItems})
      SELECT '{"success":true,"products":[' || ${cards} || ']}' AS body`,
    values: values.list,
  });
  return row?.body ?? '{"success":true,"products":[]}';
}
