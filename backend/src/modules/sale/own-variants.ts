import { limits } from "@haat/api-contract/limits";
import type { SaleVariant, SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Run } from "#database/database";
import { variantChoiceSql, variantPriceSql } from "#engine/product/product-sql";

/**
 * The variants that a seller sells, or the shop itself (null), by their ids and SKUs, and all variants of products; by
 * title, at most as many as a sale can have prices of.
 */
export const ownVariants = (
  run: Run,
  sellerId: string | null,
  { variantIds = [], skus = [], productIds = [] }: SaleVariantsBody,
): Promise<SaleVariant[]> =>
  run<SaleVariant>({
    name: "sale-variants",
    text: `
      WITH wanted AS (
        SELECT v.id FROM haat_variant v WHERE v.id = ANY ($1::text[])
        UNION SELECT v.id FROM haat_variant v WHERE v.sku = ANY ($2::text[])
        UNION SELECT v.id FROM haat_variant v WHERE v.product_id = ANY ($3::text[]))
      SELECT v.id AS _id, v.product_id AS "productId", p.title, COALESCE(v.sku, '') AS sku,
             concat_ws(', ', choice.color, choice.size,
               CASE WHEN (SELECT count(*) FROM haat_variant o WHERE o.product_id = v.product_id) > 1 THEN choice.other END) AS choice,
             LEAST(price.mrp, price.entered)::float8 AS "sellingPrice"
        FROM wanted
        JOIN haat_variant v ON v.id = wanted.id
        JOIN haat_product p ON p.id = v.product_id
        JOIN haat_catalog_product c ON c.product_id = v.product_id
        LEFT JOIN haat_seller_product sold ON sold.product_id = v.product_id
        CROSS JOIN LATERAL (${variantPriceSql}) price
        CROSS JOIN LATERAL (${variantChoiceSql}) choice
       WHERE price.mrp IS NOT NULL AND sold.seller_id IS NOT DISTINCT FROM $5::text
       ORDER BY p.title, p.id, v.rank, v.id
       LIMIT $4`,
    values: [variantIds, skus, productIds, limits.maxSalePrices, sellerId],
  });
