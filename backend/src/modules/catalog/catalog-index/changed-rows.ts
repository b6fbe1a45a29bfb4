import type { Run } from "#database/database";

/** The values of a product in the index, as read. */
export type CatalogRow = {
  id: string;
  category: string;
  sub_category: string;
  /** Empty: the shop itself. */
  seller: string;
  brand: string;
  /** Selling price in paise. */
  price: number;
  /** Stars in hundredths. */
  rating: number;
  reviews: number;
  /** Pieces sold in the last 30 days. */
  sold: number;
  in_stock: boolean;
  published: boolean;
  active: boolean;
  /** Microseconds since 1970. */
  created: number;
  /** The texts by which the search finds an active product. */
  texts: readonly string[] | null;
};

/** A product after its last change; without a row it was removed. */
export type Change = { id: string; version: number; row: CatalogRow | null };

/**
 * Rows per statement: a row costs some 25 µs to apply, words included, and other requests must be answered in between.
 */
export const maxChanges = 1000;

/**
 * The changes after a version, oldest first. They are limited before the joins, so that PostgreSQL does not start
 * parallel workers for what might be the whole catalogue. Each product comes once, with its current values.
 */
export async function readChanges(run: Run, after: number): Promise<Change[]> {
  const rows = await run<CatalogRow & { version: number; stands: boolean }>({
    name: "catalog-index-changes",
    text: `
      SELECT c.product_id AS id, c.version::float8 AS version, p.product_id IS NOT NULL AS stands,
             COALESCE(p.category_id, '') AS category, COALESCE(p.sub_category_id, '') AS sub_category,
             COALESCE(p.seller_id, '') AS seller, p.brand,
             (p.price * 100)::float8 AS price, (p.rating * 100)::int AS rating, p.total_reviews AS reviews,
             p.units_30d AS sold, p.quantity > 0 AS in_stock, p.published, p.active,
             (extract(epoch FROM p.created_at) * 1000000)::float8 AS created, d.texts
        FROM (SELECT product_id, version FROM catalog_change
               WHERE version > $1::bigint ORDER BY version LIMIT ${maxChanges}) c
        LEFT JOIN catalog_product p USING (product_id) LEFT JOIN catalog_document d USING (product_id)
       ORDER BY c.version`,
    values: [after],
  });
  return rows.map(({ version, stands, ...row }) => ({ id: row.id, version, row: stands ? row : null }));
}
