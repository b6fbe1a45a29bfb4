import { productPlacesSql, variantChoiceSql, variantPriceSql } from "#engine/product/product-sql";

const levels = `
  SELECT COALESCE(json_agg(json_build_object('inventoryItemId', vi.item_id, 'required', vi.required_quantity,
           'levelId', l.id, 'locationId', l.location_id,
           'available', COALESCE(l.available, 0)) ORDER BY l.id), '[]') AS list
    FROM haat_variant_item vi
    LEFT JOIN haat_stock_level l ON l.item_id = vi.item_id AND l.sells
   WHERE vi.variant_id = v.id`;

/**
 * All priced variants of products. Uses the same rules as the read model's writer, so that a card and a cart agree, but
 * reads live. $1: product ids, text[].
 */
export const sellablesSql = `
WITH place AS MATERIALIZED (${productPlacesSql}),
variant AS (
  SELECT p.id AS product_id, p.title, p.handle, p.is_published, p.thumbnail, v.id, v.title AS variant_title, v.sku, v.rank,
         v.thumbnail AS variant_thumbnail, v.metadata, v.is_counted AS counted,
         price.mrp, LEAST(COALESCE(price.sale, price.mrp), price.mrp) AS selling, COALESCE(choice.color, '') AS color,
         concat_ws(' / ', choice.size, CASE WHEN count(*) OVER (PARTITION BY p.id) > 1 THEN choice.other END) AS size,
         COALESCE(place.open, true) AND COALESCE(seller.shown, true) AS open, seller.seller_id, levels.list AS levels
    FROM haat_product p
    JOIN haat_variant v ON v.product_id = p.id
    CROSS JOIN LATERAL (${variantPriceSql}) price
    CROSS JOIN LATERAL (${variantChoiceSql}) choice
    CROSS JOIN LATERAL (${levels}) levels
    LEFT JOIN place ON place.product_id = p.id
    LEFT JOIN haat_product_seller seller ON seller.product_id = p.id
   WHERE p.id = ANY ($1) AND price.mrp IS NOT NULL)
SELECT v.product_id AS "productId", v.seller_id AS "sellerId", v.id AS "variantId", v.title, v.handle AS slug, COALESCE(v.variant_title, '') AS "variantTitle",
       v.sku, v.color, v.size, bool_or(v.color <> '' OR v.size <> '') OVER (PARTITION BY v.product_id) AS "hasChoice",
       v.is_published AND v.open AS active, v.mrp::float8 AS mrp, v.selling::float8 AS price,
       v.counted, v.levels, d.in_stock IS FALSE AS withheld,
       COALESCE(v.metadata->'images'->>0, v.variant_thumbnail, v.thumbnail,
                (SELECT i.url FROM haat_product_image i WHERE i.product_id = v.product_id ORDER BY i.rank, i.id LIMIT 1),
                '') AS image,
       COALESCE((d.shipping->>'delivery_charge')::float8, 0) AS "deliveryCharge",
       COALESCE((d.shipping->>'free_delivery_above')::float8, 0) AS "freeDeliveryAbove",
       CASE WHEN jsonb_typeof(d.shipping->'serviceable_pincodes') = 'array' THEN d.shipping->'serviceable_pincodes'
            ELSE '[]'::jsonb END AS "serviceablePincodes"
  FROM variant v
  LEFT JOIN haat_product_details d ON d.product_id = v.product_id
 ORDER BY v.product_id, v.rank, v.id`;
