/** The lowest price without a list is the MRP; the lowest of an active sale list is what it sells for. */
const price = `
  SELECT min(pr.amount) FILTER (WHERE pr.price_list_id IS NULL) AS mrp,
         min(pr.amount) FILTER (WHERE pl.id IS NOT NULL) AS sale
    FROM product_variant_price_set ps
    JOIN price pr ON pr.price_set_id = ps.price_set_id AND pr.deleted_at IS NULL AND pr.currency_code = 'inr'
                 AND COALESCE(pr.rules_count, 0) = 0 AND COALESCE(pr.min_quantity, 1) <= 1
    LEFT JOIN price_list pl ON pl.id = pr.price_list_id AND pl.deleted_at IS NULL AND pl.type = 'sale'
                 AND pl.status = 'active' AND COALESCE(pl.rules_count, 0) = 0
                 AND COALESCE(pl.starts_at <= now(), true) AND COALESCE(pl.ends_at >= now(), true)
   WHERE ps.variant_id = v.id AND ps.deleted_at IS NULL`;

const choice = `
  SELECT COALESCE(max(ov.value) FILTER (WHERE lower(o.title) IN ('color', 'colour')), '') AS color,
         max(ov.value) FILTER (WHERE lower(o.title) = 'size') AS size,
         string_agg(ov.value, ' / ' ORDER BY o.title) FILTER (WHERE lower(o.title) NOT IN ('color', 'colour', 'size')) AS other
    FROM product_variant_option vo
    JOIN product_option_value ov ON ov.id = vo.option_value_id AND ov.deleted_at IS NULL
    JOIN product_option o ON o.id = ov.option_id AND o.deleted_at IS NULL
   WHERE vo.variant_id = v.id`;

const levels = `
  SELECT COALESCE(json_agg(json_build_object('inventoryItemId', vi.inventory_item_id, 'required', vi.required_quantity,
           'levelId', l.id, 'locationId', l.location_id,
           'available', COALESCE(l.stocked_quantity - l.reserved_quantity, 0)) ORDER BY l.id), '[]') AS list
    FROM product_variant_inventory_item vi
    LEFT JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id AND l.deleted_at IS NULL
     AND l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL)
   WHERE vi.variant_id = v.id AND vi.deleted_at IS NULL`;

/** Seen only when every level of one of its categories up to the top is active, or when it has no category. */
const open = `
  SELECT count(*) = 0 OR bool_or(NOT EXISTS (
           SELECT FROM product_category above
            WHERE above.id = ANY (string_to_array(own.mpath, '.')) AND (NOT above.is_active OR above.is_internal))) AS open
    FROM product_category_product pc
    JOIN product_category own ON own.id = pc.product_category_id AND own.deleted_at IS NULL
   WHERE pc.product_id = p.id`;

/**
 * Every priced variant of products. The figures and words are those of the read model's writer, so that a card and a
 * cart never disagree for long, but read live. $1: product ids, text[].
 */
export const sellablesSql = `
WITH variant AS (
  SELECT p.id AS product_id, p.title, p.handle, p.status, p.thumbnail, v.id, v.title AS variant_title, v.sku, v.variant_rank,
         v.thumbnail AS variant_thumbnail, v.metadata, v.manage_inventory AND NOT v.allow_backorder AS counted,
         price.mrp, LEAST(COALESCE(price.sale, price.mrp), price.mrp) AS selling, choice.color,
         concat_ws(' / ', choice.size, CASE WHEN count(*) OVER (PARTITION BY p.id) > 1 THEN choice.other END) AS size,
         category.open, levels.list AS levels
    FROM product p
    JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
    CROSS JOIN LATERAL (${price}) price
    CROSS JOIN LATERAL (${choice}) choice
    CROSS JOIN LATERAL (${levels}) levels
    CROSS JOIN LATERAL (${open}) category
   WHERE p.id = ANY ($1) AND p.deleted_at IS NULL AND price.mrp IS NOT NULL)
SELECT v.product_id AS "productId", v.id AS "variantId", v.title, v.handle AS slug, COALESCE(v.variant_title, '') AS "variantTitle",
       v.sku, v.color, v.size, bool_or(v.color <> '' OR v.size <> '') OVER (PARTITION BY v.product_id) AS "hasChoice",
       v.status = 'published' AND v.open AS active, v.mrp::float8 AS mrp, v.selling::float8 AS price,
       v.counted, v.levels,
       COALESCE(v.metadata->'images'->>0, v.variant_thumbnail, v.thumbnail,
                (SELECT i.url FROM image i WHERE i.product_id = v.product_id AND i.deleted_at IS NULL ORDER BY i.rank, i.id LIMIT 1),
                '') AS image,
       COALESCE((d.shipping->>'delivery_charge')::float8, 0) AS "deliveryCharge",
       COALESCE((d.shipping->>'free_delivery_above')::float8, 0) AS "freeDeliveryAbove",
       CASE WHEN jsonb_typeof(d.shipping->'serviceable_pincodes') = 'array' THEN d.shipping->'serviceable_pincodes'
            ELSE '[]'::jsonb END AS "serviceablePincodes"
  FROM variant v
  LEFT JOIN product_details d ON d.product_id = v.product_id AND d.deleted_at IS NULL
 ORDER BY v.product_id, v.variant_rank, v.id`;
