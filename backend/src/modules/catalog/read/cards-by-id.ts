import type { Run } from "../database";
import { cardsSql } from "./cards";
import { Values } from "./values";

/**
 * Cards of active products as JSON text without brackets, in the order of the ids; others are left out. With a
 * shopper their own hearts are filled in.
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
