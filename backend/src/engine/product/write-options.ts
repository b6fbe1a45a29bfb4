import { generateEntityId } from "@medusajs/framework/utils";
import { groupBy } from "#collections/group-by";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/** An option with its values in order, and the variants that have each. */
export type OptionPlan = { title: "Color" | "Size" | "Default"; values: { value: string; variantIds: string[] }[] };

/** A variant's color and size; empty if the product has no such option. */
type Choice = { id: string; color: string; size: string };

/** Only what variants differ in becomes an option. The engine requires at least one. */
export function planOptions(variants: readonly Choice[]): OptionPlan[] {
  const valuesOf = (of: (variant: Choice) => string) => {
    const byValue = groupBy(variants.filter(of), of);
    return [...byValue].map(([value, ones]) => ({ value, variantIds: ones.map(({ id }) => id) }));
  };
  const chosen: OptionPlan[] = [
    { title: "Color" as const, values: valuesOf(({ color }) => color) },
    { title: "Size" as const, values: valuesOf(({ size }) => size) },
  ].filter(({ values }) => values.length > 0);
  if (chosen.length > 0) return chosen;
  return [{ title: "Default", values: [{ value: "Default", variantIds: variants.map(({ id }) => id) }] }];
}

type LinkedOption = { optionId: string; linkId: string; title: string; exclusive: boolean };

const wordOf = (title: string) => (/^colou?r$/i.test(title) ? "Color" : /^size$/i.test(title) ? "Size" : "Default");

/**
 * Ids of the option's values, by value. Creates missing ones, and sets the ranks if the option is the product's own.
 */
async function ensureValues(
  transaction: OneTransaction,
  { optionId, exclusive }: LinkedOption,
  values: readonly string[],
): Promise<Map<string, string>> {
  const rows = values.map((value, rank) => ({ id: generateEntityId(undefined, "optval"), value, rank }));
  const kept = await transaction.run<{ id: string; value: string }>(
    `INSERT INTO product_option_value AS v (id, value, rank, option_id)
     SELECT id, value, rank, :optionId FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(id text, value text, rank int)
     ON CONFLICT (option_id, value) WHERE deleted_at IS NULL
     DO UPDATE SET rank = CASE WHEN :exclusive THEN excluded.rank ELSE v.rank END, updated_at = now()
     RETURNING id, value`,
    { optionId, exclusive, rows: JSON.stringify(rows) },
  );
  return new Map(kept.map(({ id, value }) => [value, id]));
}

async function addOption(transaction: OneTransaction, productId: string, title: string): Promise<LinkedOption> {
  const option = {
    optionId: generateEntityId(undefined, "opt"),
    linkId: generateEntityId(undefined, "prodopt"),
    title,
    exclusive: true,
  };
  await transaction.run("INSERT INTO product_option (id, title, is_exclusive) VALUES (?, ?, true)", [
    option.optionId,
    title,
  ]);
  await transaction.run("INSERT INTO product_product_option (id, product_id, product_option_id) VALUES (?, ?, ?)", [
    option.linkId,
    productId,
    option.optionId,
  ]);
  return option;
}

/** Removes an option from a product, as the engine does: an option that is the product's own is deleted. */
async function dropOption(transaction: OneTransaction, { optionId, linkId, exclusive }: LinkedOption): Promise<void> {
  await transaction.run("DELETE FROM product_product_option_value WHERE product_product_option_id = ?", [linkId]);
  await transaction.run("DELETE FROM product_product_option WHERE id = ?", [linkId]);
  if (!exclusive) return;
  for (const [table, column] of [
    ["product_option_value", "option_id"],
    ["product_option", "id"],
  ]) {
    await transaction.run(`UPDATE ${table} SET deleted_at = now() WHERE ${column} = ? AND deleted_at IS NULL`, [
      optionId,
    ]);
  }
}

async function writeOption(transaction: OneTransaction, option: LinkedOption, { values }: OptionPlan): Promise<void> {
  const ids = await ensureValues(
    transaction,
    option,
    values.map(({ value }) => value),
  );
  const wanted = [...ids.values()];
  const links = wanted.map((valueId) => ({ id: generateEntityId(undefined, "prodoptval"), valueId }));
  await transaction.run(
    "DELETE FROM product_product_option_value WHERE product_product_option_id = ? AND product_option_value_id <> ALL (?)",
    [option.linkId, wanted],
  );
  await transaction.run(
    `INSERT INTO product_product_option_value (id, product_product_option_id, product_option_value_id)
     SELECT id, :linkId, "valueId" FROM jsonb_to_recordset(CAST(:links AS jsonb)) AS w(id text, "valueId" text)
      WHERE NOT EXISTS (SELECT FROM product_product_option_value t WHERE t.product_product_option_id = :linkId
                           AND t.product_option_value_id = w."valueId" AND t.deleted_at IS NULL)`,
    { linkId: option.linkId, links: JSON.stringify(links) },
  );
  if (option.exclusive) {
    await transaction.run(
      "UPDATE product_option_value SET deleted_at = now() WHERE option_id = ? AND id <> ALL (?) AND deleted_at IS NULL",
      [option.optionId, wanted],
    );
  }
  const choices = values.flatMap(({ value, variantIds }) =>
    variantIds.map((variantId) => ({ variantId, valueId: ids.get(value) })),
  );
  await transaction.run(
    `INSERT INTO product_variant_option (variant_id, option_value_id)
     SELECT "variantId", "valueId" FROM jsonb_to_recordset(CAST(? AS jsonb)) AS w("variantId" text, "valueId" text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(choices)],
  );
}

/** The product's current options, in the order they were added. */
const linkedOptions = (transaction: OneTransaction, productId: string): Promise<LinkedOption[]> =>
  transaction.run(
    `SELECT o.id AS "optionId", l.id AS "linkId", o.title, o.is_exclusive AS exclusive
       FROM product_product_option l JOIN product_option o ON o.id = l.product_option_id AND o.deleted_at IS NULL
      WHERE l.product_id = ? AND l.deleted_at IS NULL ORDER BY l.created_at, l.id`,
    [productId],
  );

/** Removes all options from a product. */
export async function dropOptions(transaction: OneTransaction, productId: string): Promise<void> {
  for (const option of await linkedOptions(transaction, productId)) await dropOption(transaction, option);
}

/** Sets the product's options and each variant's values, and removes options that are no longer used. */
export async function writeOptions(
  transaction: OneTransaction,
  productId: string,
  variants: readonly Choice[],
): Promise<void> {
  const linked = await linkedOptions(transaction, productId);
  await transaction.run("DELETE FROM product_variant_option WHERE variant_id = ANY (?)", [
    variants.map(({ id }) => id),
  ]);
  const plans = planOptions(variants);
  const used = new Set<string>();
  for (const plan of plans) {
    const known = linked.find(({ optionId, title }) => wordOf(title) === plan.title && !used.has(optionId));
    const option = known ?? (await addOption(transaction, productId, plan.title));
    used.add(option.optionId);
    await writeOption(transaction, option, plan);
  }
  for (const option of linked) if (!used.has(option.optionId)) await dropOption(transaction, option);
}
