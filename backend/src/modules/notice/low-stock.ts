import type { Run } from "#database/database";
import { variantPiecesSql } from "#engine/product/product-sql";
import { variantsOfSql } from "#engine/product/which-products-sql";
import { lowAtSql } from "#sql/shop-rules-sql";

/** A variant that has just become low on stock. */
export type LowVariant = {
  productId: string;
  title: string;
  variant: string;
  sku: string;
  pieces: number;
  /** The seller of the product; null for the shop's own. */
  sellerId: string | null;
  /** Identifies this low-stock period of the variant. */
  mark: string;
};

const kinds = {
  levels: `v.id IN (${variantsOfSql.levels})`,
  reservations: `v.id IN (${variantsOfSql.reservations})`,
  // Catches what had no event, and all variants after a change of the threshold.
  everything: "cardinality($1::text[]) = 0",
} as const;

/** What has changed: stock levels or reservations, by their ids, or anything. */
export type StockKind = keyof typeof kinds;

/** `which` selects the variants `v`. Only counted variants of published products can be low on stock. */
const markLowSql = (which: string) => `
WITH seen AS MATERIALIZED (
  SELECT v.id, p.id AS product_id, sp.seller_id, p.title, v.title AS variant, v.sku, stock.pieces,
         stock.pieces <= ${lowAtSql} AND p.is_published AND v.is_counted AS low
    FROM haat_variant v
    JOIN haat_product p ON p.id = v.product_id
    LEFT JOIN haat_seller_product sp ON sp.product_id = p.id
    CROSS JOIN LATERAL (${variantPiecesSql}) stock
   WHERE ${which}),
filled AS (DELETE FROM low_stock m USING seen s WHERE m.variant_id = s.id AND NOT s.low),
marked AS (INSERT INTO low_stock (variant_id) SELECT id FROM seen WHERE low ORDER BY id ON CONFLICT (variant_id) DO NOTHING
           RETURNING variant_id, since)
SELECT s.product_id AS "productId", s.seller_id AS "sellerId", s.title, COALESCE(s.variant, '') AS variant, COALESCE(s.sku, '') AS sku, s.pieces,
       m.variant_id || ':' || extract(epoch FROM m.since) AS mark
  FROM marked m JOIN seen s ON s.id = m.variant_id
 ORDER BY s.title, s.id`;

/**
 * Marks the variants that are now low on stock and unmarks those that no longer are, in one statement. Returns the
 * newly marked ones: only the caller that marked a variant announces it.
 */
export const markLow = (run: Run, kind: StockKind, ids: readonly string[]): Promise<LowVariant[]> =>
  run<LowVariant>({ name: `notice-low-${kind}`, text: markLowSql(kinds[kind]), values: [ids] });
