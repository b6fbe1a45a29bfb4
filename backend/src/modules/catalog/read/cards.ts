import type { Facets, Understood } from "@haat/api-contract/catalog/schemas";
import type { Values } from "#database/database";

type Column = "card" | "doc";

/**
 * SQL for the text of finished JSON, with the caller's own id in its wishlist if the caller saved the product. The
 * writer ends every document with an empty wishlist, so that the id is inserted without parsing the JSON.
 */
export function documentSql(column: Column, shopper: string | null, values: Values): { text: string; join: string } {
  if (!shopper) return { text: `d.${column}::text`, join: "" };
  const id = values.add(shopper);
  return {
    text: `CASE WHEN w.id IS NULL THEN d.${column}::text ELSE left(d.${column}::text, -2) || to_json(${id}::text) || ']}' END`,
    join: `LEFT JOIN haat_wishlist_item w ON w.customer_id = ${id} AND w.product_id = d.product_id`,
  };
}

/**
 * SQL for the cards of `page(product_id, place)`, joined by commas, in the order of `place`.
 *
 * @param page the FROM item for it; by default a table of that name
 */
export function cardsSql(shopper: string | null, values: Values, page = "page"): string {
  const card = documentSql("card", shopper, values);
  return `COALESCE((SELECT string_agg(${card.text}, ',' ORDER BY page.place)
    FROM ${page} JOIN catalog_document d USING (product_id) ${card.join}), '')`;
}

type Rest = {
  paging?: { total: number; page: number; limit: number } | undefined;
  facets?: Facets | undefined;
  /** Of a search. */
  understood?: Understood | null | undefined;
};

/** Wraps finished cards, joined by commas, into a product list's answer. */
export function listBody(cards: string, { paging, facets, understood }: Rest): string {
  const count = paging ? `,"total":${paging.total},"page":${paging.page},"limit":${paging.limit}` : "";
  const counted = facets ? `,"facets":${JSON.stringify(facets)}` : "";
  const meant = understood ? `,"understood":${JSON.stringify(understood)}` : "";
  return `{"success":true,"products":[${cards}]${count}${counted}${meant}}`;
}
