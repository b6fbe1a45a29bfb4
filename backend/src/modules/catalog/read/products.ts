import { limits } from "@haat/api-contract/limits";
import { type Run, Values } from "#database/database";
import { documentSql } from "./cards";

/** An active product by its id or slug, or by the id of one of its variants, which the page uses to refetch. */
const activeProduct = `catalog_product p JOIN catalog_document d USING (product_id)
  WHERE p.active AND (p.product_id = $1 OR p.handle = $1
     OR p.product_id = (SELECT v.product_id FROM haat_variant v WHERE v.id = $1))`;

// If an id is another product's slug, which is hardly an accident, the id wins.
const idFirst = "ORDER BY p.product_id = $1 DESC LIMIT 1";

/** The lowest and the highest price of the product `d` in the last days, its price of now among them. */
const recentPrices = `
  SELECT json_build_object('lowest', trim_scale(LEAST(d.price, min(past.price))), 'highest', trim_scale(GREATEST(d.price, max(past.price))))
    FROM catalog_past_price past
   WHERE past.product_id = d.product_id AND past.until > now() - interval '${limits.recentPriceDays} days'`;

/** A product as finished JSON; null if shoppers can't see it or it does not exist. */
export async function readProduct(run: Run, idOrSlug: string, shopper: string | null): Promise<string | null> {
  const values = new Values();
  values.add(idOrSlug);
  const doc = documentSql("doc", shopper, values);
  const [row] = await run<{ body: string }>({
    name: `catalog-product${shopper ? "-own" : ""}`,
    text: `WITH one AS MATERIALIZED (SELECT d.product_id, d.doc, p.price FROM ${activeProduct} ${idFirst})
           SELECT '{"success":true,"product":' || ${doc.text} || ',"recentPrices":' || (${recentPrices}) || '}' AS body
             FROM one d ${doc.join}`,
    values: values.list,
  });
  return row?.body ?? null;
}

export type VariantChoice = { color?: string | undefined; size?: string | undefined };

/**
 * The first variant of that colour and size as finished JSON, ignoring case; an absent value is not compared. `product`
 * if there is no such product, `variant` if it has no such variant.
 */
export async function readVariant(
  run: Run,
  idOrSlug: string,
  { color, size }: VariantChoice,
): Promise<{ body: string } | { missing: "product" | "variant" }> {
  const [row] = await run<{ body: string | null }>({
    name: "catalog-variant",
    text: `
      WITH one AS MATERIALIZED (SELECT d.doc FROM ${activeProduct} ${idFirst})
      SELECT '{"success":true,"variant":' || (
          SELECT v::text FROM json_array_elements(one.doc->'variants') WITH ORDINALITY AS offered(v, place)
           WHERE ($2::text IS NULL OR lower(v->>'color') = lower($2)) AND ($3::text IS NULL OR lower(v->>'size') = lower($3))
           ORDER BY place LIMIT 1) || '}' AS body
        FROM one`,
    values: [idOrSlug, color?.trim() ?? null, size?.trim() ?? null],
  });
  if (!row) return { missing: "product" };
  return row.body === null ? { missing: "variant" } : { body: row.body };
}

/** Whether shoppers can see a product of this id. */
export async function isActive(run: Run, productId: string): Promise<boolean> {
  const rows = await run({
    name: "catalog-is-active",
    text: "SELECT 1 AS found FROM catalog_product WHERE product_id = $1 AND active",
    values: [productId],
  });
  return rows.length > 0;
}
