import { type Run, Values } from "#database/database";
import { cardsSql, documentSql } from "./cards";

/**
 * Cards of active products as JSON text without brackets, in the order of the ids; others are left out. For a shopper
 * their own hearts are filled in.
 */
export async function readCards(run: Run, ids: readonly string[], shopper: string | null): Promise<string> {
  const values = new Values();
  const wanted = values.add(ids);
  const [row] = await run<{ cards: string }>({
    name: `catalog-cards${shopper ? "-own" : ""}`,
    text: `
      WITH page AS MATERIALIZED (
        SELECT p.product_id, w.place FROM unnest(${wanted}::text[]) WITH ORDINALITY AS w(product_id, place)
          JOIN catalog_product p USING (product_id) WHERE p.active)
      SELECT ${cardsSql(shopper, values)} AS cards`,
    values: values.list,
  });
  return row?.cards ?? "";
}

/** The card of each product, active or not, as JSON text by product id. The shopper's own hearts are filled in. */
export async function readCardsById(run: Run, ids: readonly string[], shopper: string): Promise<Map<string, string>> {
  const values = new Values();
  const card = documentSql("card", shopper, values);
  const rows = await run<{ product_id: string; card: string }>({
    name: "catalog-cards-by-id",
    text: `SELECT d.product_id, ${card.text} AS card FROM catalog_document d ${card.join} WHERE d.product_id = ANY (${values.add(ids)})`,
    values: values.list,
  });
  return new Map(rows.map((row) => [row.product_id, row.card]));
}
