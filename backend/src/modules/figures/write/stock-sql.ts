import { variantPiecesSql } from "../../../database/product-sql";

/** Writes what differs of these variants' rows, and drops those of variants that are not counted. $1: ids, text[]. */
export const stockSql = `
WITH fresh AS MATERIALIZED (
  SELECT v.id AS variant_id, v.product_id, stock.pieces
    FROM haat_variant v
    JOIN haat_product p ON p.id = v.product_id AND p.is_published
    CROSS JOIN LATERAL (${variantPiecesSql}) stock
   WHERE v.id = ANY ($1) AND v.is_counted),
gone AS (
  DELETE FROM figures_stock f WHERE f.variant_id = ANY ($1)
     AND NOT EXISTS (SELECT FROM fresh n WHERE n.variant_id = f.variant_id))
INSERT INTO figures_stock AS f (variant_id, product_id, pieces) SELECT variant_id, product_id, pieces FROM fresh
ON CONFLICT (variant_id) DO UPDATE SET product_id = EXCLUDED.product_id, pieces = EXCLUDED.pieces
 WHERE (f.product_id, f.pieces) IS DISTINCT FROM (EXCLUDED.product_id, EXCLUDED.pieces)`;
