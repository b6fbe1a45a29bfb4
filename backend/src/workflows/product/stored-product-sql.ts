import { instantSql, versionSql } from "#database/page-of";
import { productPlacesSql, variantChoiceSql, variantPriceSql } from "#engine/product/product-sql";

const items = `
  SELECT COALESCE(json_agg(json_build_object('itemId', i.id, 'required', i.required, 'available', i.available,
           'reserved', i.reserved) ORDER BY i.id), '[]') AS list
    FROM (SELECT vi.item_id AS id, vi.required_quantity::int AS required,
                 COALESCE(sum(l.available) FILTER (WHERE l.sells), 0)::int AS available,
                 COALESCE(sum(l.reserved), 0)::int AS reserved
            FROM haat_variant_item vi
            LEFT JOIN haat_stock_level l ON l.item_id = vi.item_id
           WHERE vi.variant_id = v.id
           GROUP BY vi.item_id, vi.required_quantity) i`;

const variants = `
  SELECT v.*, price.mrp, price.entered AS sale, COALESCE(choice.color, '') AS color, choice.color_place, choice.size_place,
         concat_ws(' / ', choice.size, CASE WHEN count(*) OVER () > 1 THEN choice.other END) AS size,
         count(*) OVER () > 1 AND choice.other IS NOT NULL AS has_other, items.list AS items
    FROM haat_variant v
    CROSS JOIN LATERAL (${variantPriceSql}) price
    CROSS JOIN LATERAL (${variantChoiceSql}) choice
    CROSS JOIN LATERAL (${items}) items
   WHERE v.product_id = p.id`;

const variantList = `
  SELECT COALESCE(json_agg(json_build_object('id', v.id, 'title', COALESCE(v.title, ''), 'sku', v.sku, 'color', v.color,
           'size', v.size, 'mrp', trim_scale(v.mrp), 'sale', trim_scale(v.sale),
           'images', CASE WHEN jsonb_typeof(v.metadata->'images') = 'array' THEN v.metadata->'images'
                          WHEN v.thumbnail IS NOT NULL THEN jsonb_build_array(v.thumbnail) ELSE '[]'::jsonb END,
           'counted', v.is_counted, 'items', v.items)
         ORDER BY v.rank, v.color_place, v.color, v.size_place, v.size, v.id), '[]') AS list,
         COALESCE(bool_or(v.color <> '' OR v.size <> ''), false) AS has_choice,
         COALESCE(bool_or(v.has_other), false) AS has_other
    FROM (${variants}) v`;

/** Products with all fields that the back office edits. $1: ids, text[]. */
export const storedProductSql = `
WITH place AS (${productPlacesSql})
SELECT p.id, p.title, p.handle AS slug, COALESCE(p.description, '') AS description, p.is_published AS published,
       CASE WHEN place.category_id IS NOT NULL THEN json_build_object('id', place.category_id, 'title', place.category) END AS category,
       CASE WHEN place.sub_category_id IS NOT NULL
            THEN json_build_object('id', place.sub_category_id, 'title', place.sub_category) END AS "subCategory",
       ARRAY(SELECT t.tag FROM haat_product_tag t WHERE t.product_id = p.id ORDER BY t.tag) AS tags,
       COALESCE(picture.urls, CASE WHEN p.thumbnail IS NULL THEN '[]'::json ELSE json_build_array(p.thumbnail) END) AS images,
       variant.list AS variants, variant.has_choice AS "hasChoice", variant.has_other AS "hasOtherOptions",
       COALESCE(d.brand, '') AS brand, COALESCE(d.model_number, '') AS "modelNumber", COALESCE(d.hsn_code, '') AS "hsnCode",
       COALESCE(d.videos, '{}') AS videos, catalog_list(d.attributes) AS attributes, catalog_list(d.offers) AS offers,
       catalog_list(d.specifications) AS specifications, d.shipping, d.return_policy AS "returnPolicy",
       COALESCE(d.seo_title, '') AS "seoTitle", COALESCE(d.seo_description, '') AS "seoDescription",
       COALESCE(d.seo_keywords, '{}') AS "seoKeywords", COALESCE(d.og_title, '') AS "ogTitle",
       COALESCE(d.og_description, '') AS "ogDescription", COALESCE(d.og_image, '') AS "ogImage",
       COALESCE(d.canonical_url, '') AS "canonicalUrl", COALESCE(d.is_featured, false) AS "isFeatured",
       COALESCE(d.in_stock, true) AS "inStock",
       CASE WHEN seller.seller_id IS NOT NULL THEN json_build_object('id', seller.seller_id, 'name', seller.seller_name,
         'approval', seller.approval, 'reason', seller.approval_reason, 'version', ${versionSql("seller.judged_at")}) END AS seller,
       COALESCE(listed.rating, 0)::float8 AS "averageRating", COALESCE(listed.total_reviews, 0)::int AS "totalReviews", ${instantSql("p.created_at")} AS "createdAt",
       ${instantSql("GREATEST(p.updated_at, d.updated_at)")} AS "updatedAt"
  FROM haat_product p
  LEFT JOIN haat_product_details d ON d.product_id = p.id
  LEFT JOIN place ON place.product_id = p.id
  LEFT JOIN haat_catalog_product listed ON listed.product_id = p.id
  LEFT JOIN haat_product_seller seller ON seller.product_id = p.id
  CROSS JOIN LATERAL (SELECT json_agg(i.url ORDER BY i.rank, i.id) AS urls FROM haat_product_image i
                       WHERE i.product_id = p.id) picture
  CROSS JOIN LATERAL (${variantList}) variant
 WHERE p.id = ANY ($1)`;
