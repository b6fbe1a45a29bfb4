import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../../database/one-transaction";
import type { VariantTarget } from "../plan-variants";
import type { StoredVariant } from "../stored-product";

export const variantTitle = ({ color, size }: { color: string; size: string }): string =>
  [color, size].filter(Boolean).join(" / ") || "Default";

const recordset = (types: string) => `jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(${types})`;

/** Takes variants away as the engine does: nothing is lost that an order shows, and their SKUs are free again. */
export async function removeVariants(transaction: OneTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = { ids: [...ids] };
  const gone = (table: string, where: string) =>
    transaction.run(
      `UPDATE ${table} SET deleted_at = now(), updated_at = now() WHERE deleted_at IS NULL AND ${where}`,
      values,
    );
  await gone("product_variant", "id = ANY (:ids)");
  const ofSets = "price_set_id IN (SELECT price_set_id FROM product_variant_price_set WHERE variant_id = ANY (:ids))";
  await gone("price", ofSets);
  await gone("price_set", ofSets.replace("price_set_id", "id"));
  await gone("product_variant_price_set", "variant_id = ANY (:ids)");
  // An item that another variant is made of as well stays.
  const ofItems = (column: string) => `${column} IN (
    SELECT l.inventory_item_id FROM product_variant_inventory_item l WHERE l.variant_id = ANY (:ids)
       AND NOT EXISTS (SELECT FROM product_variant_inventory_item o WHERE o.inventory_item_id = l.inventory_item_id
                          AND o.variant_id <> ALL (:ids) AND o.deleted_at IS NULL))`;
  await gone("inventory_level", ofItems("inventory_item_id"));
  await gone("inventory_item", ofItems("id"));
  await gone("product_variant_inventory_item", "variant_id = ANY (:ids)");
}

/** The rows of variants in their order. What a variant has besides, in the engine, stays. */
export async function writeVariantRows(
  transaction: OneTransaction,
  productId: string,
  variants: readonly VariantTarget[],
  stored: ReadonlyMap<string, StoredVariant>,
): Promise<void> {
  const rows = variants.map((variant, rank) => {
    const current = stored.get(variant.id);
    const sameChoice = current && current.color === variant.color && current.size === variant.size;
    return {
      id: variant.id,
      title: sameChoice ? current.title : variantTitle(variant),
      sku: variant.sku,
      rank,
      images: variant.images,
    };
  });
  // Two variants may trade their SKUs, which are unique row by row.
  const resold = rows.filter(({ id, sku }) => stored.get(id) && stored.get(id)?.sku !== sku).map(({ id }) => id);
  if (resold.length > 0) {
    await transaction.run("UPDATE product_variant SET sku = NULL WHERE id = ANY (?)", [resold]);
    await transaction.run(
      `UPDATE inventory_item SET sku = NULL WHERE id IN (
         SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = ANY (?) AND deleted_at IS NULL)`,
      [resold],
    );
  }
  await transaction.run(
    `INSERT INTO product_variant AS v (id, title, sku, variant_rank, product_id, metadata)
     SELECT id, title, sku, rank, :productId, jsonb_build_object('images', images)
       FROM ${recordset("id text, title text, sku text, rank int, images jsonb")}
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, sku = excluded.sku, variant_rank = excluded.variant_rank,
            metadata = COALESCE(v.metadata, '{}') || excluded.metadata, updated_at = now()`,
    { rows: JSON.stringify(rows), productId },
  );
  if (resold.length > 0) {
    await transaction.run(
      `UPDATE inventory_item i SET sku = v.sku, updated_at = now()
         FROM product_variant_inventory_item l JOIN product_variant v ON v.id = l.variant_id
        WHERE i.id = l.inventory_item_id AND l.deleted_at IS NULL AND l.variant_id = ANY (?)`,
      [resold],
    );
  }
}

const amountSql = (amount: string) => `jsonb_build_object('value', ${amount}::text, 'precision', 20)`;

/**
 * MRP as the variants' own price, what they sell for in the one sale list: one price there each, or none. Only rows
 * that differ are written.
 */
export async function writePrices(
  transaction: OneTransaction,
  variants: readonly VariantTarget[],
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
     UPDATE price p SET amount = w.${amount}, raw_amount = ${amountSql(`w.${amount}`)}, updated_at = now()
       FROM ${linked} WHERE p.price_set_id = l.price_set_id AND p.price_list_id ${list} AND ${plain} AND p.amount <> w.${amount}`;
  const add = (id: string, list: string, amount: string, where: string) => `
     INSERT INTO price (id, title, price_set_id, currency_code, raw_amount, amount, rules_count, price_list_id)
     SELECT w."${id}", '', l.price_set_id, 'inr', ${amountSql(`w.${amount}`)}, w.${amount}, 0, ${list} FROM ${linked}
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
