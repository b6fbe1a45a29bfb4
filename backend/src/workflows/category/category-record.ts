import type { Category, SubCategory } from "@haat/api-contract/catalog/schemas";
import { categoryMessages, subCategoryMessages } from "@haat/api-contract/category/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { type CategoryKind, categoryFieldsSql, categoryKinds, categoryVersionSql } from "#sql/category-sql";

/** The messages of each kind, and its subject type in the audit log. */
export const kindWords = {
  category: { subject: "category", messages: categoryMessages },
  subCategory: { subject: "sub-category", messages: subCategoryMessages },
} as const satisfies Record<CategoryKind, object>;

/** A row as the back office reads it. */
export type CategoryRow<Kind extends CategoryKind = CategoryKind> = {
  category: Category & { version: string };
  subCategory: SubCategory & { version: string };
}[Kind];

/**
 * Serializes changes of categories until the transaction ends: ranks, handles and counts are read before they are
 * written.
 */
export async function lockCategories(transaction: OneTransaction): Promise<void> {
  await transaction.run("SELECT pg_advisory_xact_lock(hashtext('categories'))", []);
}

/** The current state of a category or sub-category; null if there is none of that kind. */
export async function readCategoryRow<Kind extends CategoryKind>(
  transaction: OneTransaction,
  kind: Kind,
  id: string,
): Promise<CategoryRow<Kind> | null> {
  const { from, where } = categoryKinds[kind];
  // A product being added to the category meanwhile waits for this lock, because of the foreign key.
  const [row] = await transaction.run<{ row: CategoryRow<Kind> }>(
    `SELECT json_build_object(${categoryFieldsSql[kind]}, 'version', ${categoryVersionSql}) AS row
       FROM ${from} WHERE ${where} AND c.id = ? FOR UPDATE OF c`,
    [id],
  );
  return row?.row ?? null;
}

/** What the audit log stores of a category. */
export function toAudited(row: CategoryRow): Record<string, unknown> {
  const { _id, createdAt, version, ...fields } = row;
  return "categoryId" in fields ? { ...fields, categoryId: fields.categoryId.title } : fields;
}

const { CREATED, UPDATED, DELETED } = ProductCategoryWorkflowEvents;
const names = { created: CREATED, updated: UPDATED, deleted: DELETED };

/**
 * Emits the event of the engine's own workflows, for shoppers' lists and other subscribers. Call it after the commit.
 */
export async function publishCategory(container: MedusaContainer, act: keyof typeof names, id: string): Promise<void> {
  await container.resolve(Modules.EVENT_BUS).emit({ name: names[act], data: { id } });
}
