import { foldedSql } from "#database/text-search";
import { productPlacesSql, variantChoiceSql, variantPiecesSql, variantPriceSql } from "#engine/product/product-sql";
import { markChangedSql } from "./publish-change";

/** Of a variant `v`: `yes` if its product was taken off sale, whatever its stock. */
const withheldSql = `
  SELECT EXISTS (SELECT FROM haat_product_details w WHERE w.product_id = v.product_id AND NOT w.in_stock) AS yes`;

/** All prices and stock of one variant of the wanted products. Unpriced variants can't be sold and are left out. */
const variantRows = `
  SELECT v.id, v.product_id, v.sku, v.rank, v.created_at, price.mrp,
         LEAST(COALESCE(price.sale, price.mrp), price.mrp) AS selling, price.ends,
         CASE WHEN withheld.yes THEN 0 WHEN NOT v.is_counted THEN $2::int ELSE stock.pieces END AS quantity,
         COALESCE(choice.color, '') AS color, choice.color_place, choice.size_place,
         concat_ws(' / ', choice.size, CASE WHEN count(*) OVER (PARTITION BY v.product_id) > 1 THEN choice.other END) AS size,
         CASE WHEN jsonb_typeof(v.metadata->'images') = 'array' THEN v.metadata->'images'
              WHEN v.thumbnail IS NOT NULL THEN jsonb_build_array(v.thumbnail) ELSE '[]'::jsonb END AS images
    FROM haat_variant v
    CROSS JOIN LATERAL (${variantPriceSql}) price
    CROSS JOIN LATERAL (${variantChoiceSql}) choice
    CROSS JOIN LATERAL (${variantPiecesSql}) stock
    CROSS JOIN LATERAL (${withheldSql}) withheld
   WHERE v.product_id = ANY ($1) AND price.mrp IS NOT NULL`;

/** A variant's fields in a card; the product page adds the rest. */
const variantFields = `'_id', v.id, 'color', v.color, 'size', v.size, 'price', trim_scale(v.mrp),
  'discountPrice', trim_scale(v.selling), 'finalPrice', trim_scale(v.selling),
  'discountPercentage', CASE WHEN v.mrp > 0 THEN round((v.mrp - v.selling) * 100 / v.mrp) ELSE 0 END, 'quantity', v.quantity`;

/**
 * The engine ranks neither variants nor values unless somebody sorts them. The default is by colour, and sizes in a
 * shopper's order: S before M before L, 8 before 10.
 */
const variantOrder = `v.rank, v.color_place, v.color, v.size_place,
  array_position(ARRAY['XXS','XS','S','M','L','XL','XXL','2XL','XXXL','3XL','4XL'], upper(v.size)),
  NULLIF(substring(v.size FROM '^[0-9]{1,9}'), '')::int, v.size, v.id`;

/** A product's prices and stock over its variants: its price is that of its cheapest variant. */
const variantSums = `
  SELECT v.product_id, sum(v.quantity)::int AS quantity, min(v.selling) AS selling,
         (array_agg(v.mrp ORDER BY v.selling, v.mrp))[1] AS mrp, (array_agg(v.ends ORDER BY v.selling, v.mrp))[1] AS ends,
         bool_or(v.color <> '' OR v.size <> '') AS chosen, string_agg(DISTINCT v.color, ' ') AS colors,
         json_agg(json_build_object(${variantFields}) ORDER BY ${variantOrder}) AS cards,
         json_agg(json_build_object(${variantFields}, 'sku', COALESCE(v.sku, ''), 'variantImages', v.images)
                  ORDER BY ${variantOrder}) AS docs
    FROM variant_row v GROUP BY v.product_id`;

const cardFields = `'_id', p.id, 'title', p.title, 'slug', p.handle, 'brand', brand, 'images', images,
  'price', trim_scale(mrp), 'discountPrice', trim_scale(selling), 'finalPrice', trim_scale(selling),
  'discountPercent', round(percent), 'discountPercentage', round(percent),
  'quantity', quantity, 'inStock', quantity > 0, 'currency', 'INR', 'averageRating', trim_scale(rating), 'totalReviews', total_reviews,
  'tags', tags, 'offers', offers,
  'categoryId', CASE WHEN category_id IS NOT NULL THEN json_build_object('_id', category_id, 'title', category) END,
  'subCategoryId', CASE WHEN sub_category_id IS NOT NULL THEN json_build_object('_id', sub_category_id, 'title', sub_category) END,
  'status', p.is_published, 'isFeatured', is_featured,
  'seller', CASE WHEN seller_id IS NOT NULL THEN json_build_object('_id', seller_id, 'name', seller_name) END, 'createdAt', catalog_instant(p.created_at)`;

const cardShipping = `'deliveryCharge', delivery_charge, 'cost', delivery_charge, 'freeDeliveryAbove', free_delivery_above`;

const docFields = `'modelNumber', model_number, 'description', COALESCE(p.description, ''), 'videos', videos,
  'ogImage', og_image, 'attributes', attributes, 'specifications', specifications,
  'shipping', json_build_object(${cardShipping},
     'serviceablePincodes', catalog_list(shipping->'serviceable_pincodes'),
     'weight', COALESCE((shipping->>'weight')::numeric, 0),
     'dimensions', json_build_object('length', COALESCE((shipping#>>'{dimensions,length}')::numeric, 0),
        'width', COALESCE((shipping#>>'{dimensions,width}')::numeric, 0),
        'height', COALESCE((shipping#>>'{dimensions,height}')::numeric, 0))),
  'returnPolicy', json_build_object('isReturnable', COALESCE((return_policy->>'is_returnable')::boolean, false),
     'returnDays', COALESCE((return_policy->>'return_days')::int, 0), 'warranty', COALESCE(return_policy->>'warranty', '')),
  'seoTitle', seo_title, 'seoDescription', seo_description, 'seoKeywords', seo_keywords,
  'ogTitle', og_title, 'ogDescription', og_description, 'canonicalUrl', canonical_url,
  'saleEndsAt', catalog_instant(sale_ends), 'updatedAt', catalog_instant(GREATEST(p.updated_at, details_at))`;

/** A product's data besides its variants. Missing details are read as empty. */
const productRows = `
  SELECT p.id, p.title, p.handle, p.description, p.is_published, p.created_at, p.updated_at, d.updated_at AS details_at,
         COALESCE(d.brand, '') AS brand, COALESCE(d.model_number, '') AS model_number, COALESCE(to_json(d.videos), '[]') AS videos,
         COALESCE(d.seo_title, '') AS seo_title, COALESCE(d.seo_description, '') AS seo_description,
         COALESCE(to_json(d.seo_keywords), '[]') AS seo_keywords, COALESCE(d.og_title, '') AS og_title,
         COALESCE(d.og_description, '') AS og_description, COALESCE(d.canonical_url, '') AS canonical_url,
         COALESCE(NULLIF(d.og_image, ''), p.thumbnail, picture.first, '') AS og_image, COALESCE(d.is_featured, false) AS is_featured,
         d.shipping, d.return_policy,
         COALESCE((d.shipping->>'delivery_charge')::numeric, 0) AS delivery_charge,
         COALESCE((d.shipping->>'free_delivery_above')::numeric, 0) AS free_delivery_above,
         COALESCE(picture.urls, CASE WHEN p.thumbnail IS NULL THEN '[]' ELSE json_build_array(p.thumbnail) END) AS images,
         skus.words AS sku_words, COALESCE(tag.list, '[]') AS tags, COALESCE(tag.words, '') AS tag_words,
         COALESCE(offer.list, '[]') AS offers, COALESCE(attribute.list, '[]') AS attributes,
         catalog_list(d.specifications) AS specifications,
         COALESCE(review.average, 0) AS rating, review.total AS total_reviews,
         seller.seller_id, seller.seller_name, COALESCE(seller.shown, true) AS allowed,
         place.category_id, place.category, place.sub_category_id, place.sub_category, COALESCE(place.open, true) AS open,
         COALESCE(sums.quantity, 0) AS quantity, COALESCE(sums.selling, 0) AS selling, COALESCE(sums.mrp, 0) AS mrp, sums.ends AS sale_ends,
         CASE WHEN sums.mrp > 0 THEN (sums.mrp - sums.selling) * 100 / sums.mrp ELSE 0 END AS percent,
         COALESCE(sums.chosen, false) AS chosen, COALESCE(sums.colors, '') AS colors, sums.cards, sums.docs,
         sums.product_id IS NOT NULL AS priced
    FROM haat_product p
    LEFT JOIN haat_product_details d ON d.product_id = p.id
    LEFT JOIN place ON place.product_id = p.id
    LEFT JOIN sums ON sums.product_id = p.id
    LEFT JOIN haat_product_seller seller ON seller.product_id = p.id
    CROSS JOIN LATERAL (SELECT json_agg(i.url ORDER BY i.rank, i.id) AS urls, (array_agg(i.url ORDER BY i.rank, i.id))[1] AS first
      FROM haat_product_image i WHERE i.product_id = p.id) picture
    CROSS JOIN LATERAL (SELECT string_agg(v.sku, ' ' ORDER BY v.sku) AS words
      FROM haat_variant v WHERE v.product_id = p.id) skus
    CROSS JOIN LATERAL (SELECT json_agg(t.tag ORDER BY t.tag) AS list, string_agg(t.tag, ' ' ORDER BY t.tag) AS words
      FROM haat_product_tag t WHERE t.product_id = p.id) tag
    CROSS JOIN LATERAL (SELECT json_agg(json_build_object('title', COALESCE(o->>'title', ''), 'description', COALESCE(o->>'description', ''),
        'validTill', catalog_instant((o->>'valid_till')::timestamptz)) ORDER BY place) AS list
      FROM jsonb_array_elements(catalog_list(d.offers)) WITH ORDINALITY AS offered(o, place)) offer
    CROSS JOIN LATERAL (SELECT json_agg(json_build_object('_id', COALESCE(a->>'id', place::text), 'key', COALESCE(a->>'key', ''),
        'value', COALESCE(a->>'value', '')) ORDER BY place) AS list
      FROM jsonb_array_elements(catalog_list(d.attributes)) WITH ORDINALITY AS described(a, place)) attribute
    CROSS JOIN LATERAL (SELECT round(avg(r.rating), 2) AS average, count(*)::int AS total
      FROM haat_review r WHERE r.product_id = p.id AND NOT r.hidden) review
   WHERE p.id = ANY ($1)`;

/**
 * The new rows. The texts are what shoppers find a product by, in order of weight (`search-index/ranking`). A card ends
 * with its empty wishlist, into which a reader who knows the shopper inserts the id.
 */
const freshRows = `
  SELECT p.id AS product_id, handle, category_id, sub_category_id, brand, selling::numeric(14,2) AS price, mrp::numeric(14,2) AS mrp,
         percent::numeric(7,4) AS discount_percent, rating::numeric(3,2) AS rating, total_reviews, quantity,
         ${foldedSql("title")} AS sort_title, ${foldedSql("concat_ws(' ', title, brand, model_number, sku_words)")} AS search,
         is_published AS published, is_published AND open AND priced AND allowed AS active, created_at, seller_id,
         json_build_object(${cardFields}, 'variants', CASE WHEN chosen THEN cards ELSE '[]' END,
           'shipping', json_build_object(${cardShipping}), 'wishlist', '[]'::json) AS card,
         json_build_object(${cardFields}, 'variants', CASE WHEN chosen THEN docs ELSE '[]' END, ${docFields}, 'wishlist', '[]'::json) AS doc,
         CASE WHEN is_published AND open AND priced AND allowed THEN json_build_array(
           title, concat_ws(' ', brand, model_number), concat_ws(' ', tag_words, category, sub_category), colors) END AS texts
    FROM product_row p`;

const row = (table: string, names: string) =>
  names
    .split(", ")
    .map((name) => `${table}.${name}`)
    .join(", ");
const productColumns = `handle, category_id, sub_category_id, brand, price, mrp, discount_percent, rating, total_reviews, quantity, published, active, created_at, search, sort_title, seller_id`;

/**
 * Rebuilds the rows of products, writing only those that differ. $1: ids, text[]; $2: pieces that represent unlimited
 * stock. Ids of removed products lose their row. Returns one row per changed product: product_id, and whether it had no
 * row before.
 */
export const rebuildSql = `
WITH variant_row AS MATERIALIZED (${variantRows}),
sums AS MATERIALIZED (${variantSums}),
place AS MATERIALIZED (${productPlacesSql}),
product_row AS MATERIALIZED (${productRows}),
fresh AS MATERIALIZED (${freshRows}),
old AS MATERIALIZED (SELECT product_id, price, active FROM catalog_product WHERE product_id = ANY ($1)),
gone AS (
  DELETE FROM catalog_product WHERE product_id = ANY ($1) AND product_id NOT IN (SELECT product_id FROM fresh)
  RETURNING product_id),
put AS (
  INSERT INTO catalog_product AS c (product_id, ${productColumns})
  SELECT product_id, ${productColumns} FROM fresh
  ON CONFLICT (product_id) DO UPDATE SET (${productColumns}) = (${row("excluded", productColumns)})
   WHERE (${row("c", productColumns)}) IS DISTINCT FROM (${row("excluded", productColumns)})
  RETURNING product_id),
told AS (
  INSERT INTO catalog_document AS c (product_id, card, doc, texts)
  SELECT product_id, card, doc, texts FROM fresh
  ON CONFLICT (product_id) DO UPDATE SET (card, doc, texts) = (excluded.card, excluded.doc, excluded.texts)
   WHERE c.card::text <> excluded.card::text OR c.doc::text <> excluded.doc::text OR c.texts::text IS DISTINCT FROM excluded.texts::text
  RETURNING product_id),
past AS (
  -- Prices that shoppers have seen, once they no longer do: another one holds, or the product is hidden.
  INSERT INTO catalog_past_price (product_id, price, until)
  SELECT old.product_id, old.price, clock_timestamp() FROM old JOIN fresh f USING (product_id)
   WHERE old.active AND (old.price <> f.price OR NOT f.active)),
changed AS (SELECT product_id FROM put UNION SELECT product_id FROM told UNION SELECT product_id FROM gone),
marked AS (${markChangedSql("changed")})
SELECT product_id, product_id NOT IN (SELECT product_id FROM old) AS is_new FROM marked`;
