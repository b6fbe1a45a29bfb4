import { subCategoryMessages } from "@haat/api-contract/category/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { type CategoryDetailsChange, CategoryDetailsModuleService } from "#modules/category-details/service";
import type { CategoryKind } from "#sql/category-sql";
import { differing, recordChange } from "../audit/record-change";
import { keepShopFiles } from "../file/keep-shop-files";
import {
  type CategoryRow,
  kindWords,
  lockCategories,
  publishCategory,
  readCategoryRow,
  toAudited,
} from "./category-record";

/** Undefined fields stay unchanged. */
export type CategoryChange = {
  title?: string | undefined;
  status?: boolean | undefined;
  /** The new parent of a sub-category. */
  categoryId?: string | undefined;
  /** The version that the caller read. */
  version?: string | undefined;
} & Omit<CategoryDetailsChange, "image">;

type Wish<Kind extends CategoryKind> = {
  kind: Kind;
  id: string;
  actorId: string;
  picture: Upload | undefined;
  change: CategoryChange;
};
type Changed<Kind extends CategoryKind> = { row: CategoryRow<Kind>; changed: readonly string[] };

const parentOf = (row: CategoryRow) => ("categoryId" in row ? row.categoryId._id : null);

async function readSeen<Kind extends CategoryKind>(
  transaction: OneTransaction,
  { kind, id, change: { version, categoryId } }: Wish<Kind>,
): Promise<CategoryRow<Kind>> {
  const { messages } = kindWords[kind];
  const row = await readCategoryRow(transaction, kind, id);
  if (!row) throw new ApiError(404, messages.notFound);
  if (version !== undefined && version !== row.version) throw new ApiError(409, messages.changedMeanwhile);
  const moves = categoryId !== undefined && categoryId !== parentOf(row);
  if (moves && !(await readCategoryRow(transaction, "category", categoryId))) {
    throw new ApiError(400, subCategoryMessages.parentNotFound);
  }
  return row;
}

/**
 * The engine's part of a change. Only fields that differ, because the engine counts siblings again whenever a parent is
 * given.
 */
async function changeInEngine(
  container: MedusaContainer,
  transaction: OneTransaction,
  before: CategoryRow,
  { title, status, categoryId }: CategoryChange,
): Promise<void> {
  const differs = {
    ...(title !== undefined && title !== before.title ? { name: title } : {}),
    ...(status !== undefined && status !== before.status
      ? { is_active: status, ...(status ? { is_internal: false } : {}) }
      : {}),
    ...(categoryId !== undefined && categoryId !== parentOf(before) ? { parent_category_id: categoryId } : {}),
  };
  if (Object.keys(differs).length === 0) return;
  const products = container.resolve(Modules.PRODUCT);
  await products.updateProductCategories(before._id, differs, transaction.contextFor(products));
  await transaction.flush();
}

/**
 * Changes the given fields of a category or sub-category, and returns it with the names of the fields that changed.
 *
 * @throws ApiError 404 no such row, 409 changed since the caller read it, 400 no such parent.
 */
export async function changeCategory<Kind extends CategoryKind>(
  container: MedusaContainer,
  wish: Wish<Kind>,
): Promise<Changed<Kind>> {
  const { kind, id, actorId, picture, change } = wish;
  const { subject } = kindWords[kind];
  const { heading, fromStartPrice, showOnHomePage } = change;
  // Checked before an image is stored, and again in the transaction that saves.
  if (picture) await inOneTransaction(container, (transaction) => readSeen(transaction, wish));
  const changed = await keepShopFiles(container, picture ? [picture] : [], ([image]) =>
    inOneTransaction(container, async (transaction) => {
      await lockCategories(transaction);
      const before = await readSeen(transaction, wish);
      await changeInEngine(container, transaction, before, change);
      await CategoryDetailsModuleService.writeIn(transaction.prepared, id, {
        image,
        heading,
        fromStartPrice,
        showOnHomePage,
      });
      const row = await readCategoryRow(transaction, kind, id);
      if (!row) throw new Error("The category went while it was changed.");
      const both = { before: toAudited(before), after: toAudited(row) };
      const entry = { actorId, action: `${subject}.updated`, subject: { type: subject, id, label: row.title } };
      await recordChange(container, { ...entry, ...both }, transaction);
      return { row, changed: differing(both.before, both.after) };
    }),
  );
  if (changed.changed.length > 0) await publishCategory(container, "updated", id);
  return changed;
}
