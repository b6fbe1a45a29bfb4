import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";

const recordset = (types: string) => `jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(${types})`;

/** Rupees; without a discount price a variant sells for its MRP. */
type Priced = { id: string; price: number; discountPrice: number | null };

/**
 * Writes the MRP as the variants' own price, and the selling price, if any, as their one price in the sale list. Only
 * writes rows that differ.
 */
export async function writePrices(
  transaction: OneTransaction,
  variants: readonly Priced[],
  salePriceListId: string,
): Promise<void> {
  const rows = variants.map(({ id, price, discountPrice }) => ({
    id,
    price,
    sale: discountPrice,
    setId: generateEntityId(undefined, "pset"),
    linkId: generateEntityId(undefined, "pvps"),
    priceId: generateEntityId(undefined, "price"),
    saleId: generateEntityId(undefined, "price"),
  }));
  const values = { rows: JSON.stringify(rows), list: salePriceListId };
  const wanted = recordset(
    `id text, price numeric, sale numeric, "setId" text, "linkId" text, "priceId" text, "saleId" text`,
  );
  const unlinked =
    "NOT EXISTS (SELECT FROM product_variant_price_set l WHERE l.variant_id = w.id AND l.deleted_at IS NULL)";
  await transaction.run(`INSERT INTO price_set (id) SELECT "setId" FROM ${wanted} WHERE ${unlinked}`, values);
  await transaction.run(
    `INSERT INTO product_variant_price_set (id, variant_id, price_set_id)
     SELECT "linkId", id, "setId" FROM ${wanted} WHERE ${unlinked}`,
    values,
  );
  const linked = `${wanted} JOIN product_variant_price_set l ON l.variant_id = w.id AND l.deleted_at IS NULL`;
  const plain = `p.deleted_at IS NULL AND p.currency_code = 'inr' AND COALESCE(p.rules_count, 0) = 0
             AND COALESCE(p.min_quantity, 1) <= 1`;
  const change = (list: string, amount: string) => `
     UPDATE price p SET amount = w.${amount}, raw_amount = ${rawSql(`w.${amount}`)}, updated_at = now()
       FROM ${linked} WHERE p.price_set_id = l.price_set_id AND p.price_list_id ${list} AND ${plain} AND p.amount <> w.${amount}`;
  const add = (id: string, list: string, amount: string, where: string) => `
     INSERT INTO price (id, title, price_set_id, currency_code, raw_amount, amount, rules_count, price_list_id)
     SELECT w."${id}", '', l.price_set_id, 'inr', ${rawSql(`w.${amount}`)}, w.${amount}, 0, ${list} FROM ${linked}
      WHERE w.${amount} IS NOT NULL AND NOT EXISTS (
        SELECT FROM price p WHERE p.price_set_id = l.price_set_id AND p.price_list_id ${where} AND ${plain})`;
  await transaction.run(change("IS NULL", "price"), values);
  await transaction.run(add("priceId", "NULL", "price", "IS NULL"), values);
  await transaction.run(
    `UPDATE price p SET deleted_at = now(), updated_at = now() FROM ${linked}
      WHERE p.price_set_id = l.price_set_id AND p.price_list_id = :list AND ${plain} AND w.sale IS NULL`,
    values,
  );
  await transaction.run(change("= :list", "sale"), values);
  await transaction.run(add("saleId", ":list", "sale", "= :list"), values);
}
