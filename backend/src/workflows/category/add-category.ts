import { categoryMessages } from "@haat/api-contract/category/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { type CategoryDetailsChange, CategoryDetailsModuleService } from "#modules/category-details/service";
import type { CategoryKind } from "#sql/category-sql";
import { recordChange } from "../audit/record-change";
import { freeHandle } from "../catalog/free-handle";
import { keepShopFiles } from "../file/keep-shop-files";
import {
  type CategoryRow,
  kindWords,
  lockCategories,
  publishCategory,
  readCategoryRow,
  toAudited,
} from "./category-record";

type Wish<Kind extends CategoryKind> = {
  kind: Kind;
  /** The parent category of a sub-category. */
  parentId: string | null;
  actorId: string;
  picture: Upload | undefined;
  fields: { title: string; status: boolean } & Omit<CategoryDetailsChange, "image">;
};

async function requireParent(transaction: OneTransaction, id: string): Promise<void> {
  if (!(await readCategoryRow(transaction, "category", id))) throw new ApiError(404, categoryMessages.notFound);
}

/**
 * Adds a category, or a sub-category to one.
 *
 * @throws ApiError 400 without an image, 404 no such parent.
 */
export async function addCategory<Kind extends CategoryKind>(
  container: MedusaContainer,
  { kind, parentId, actorId, picture, fields }: Wish<Kind>,
): Promise<CategoryRow<Kind>> {
  const { subject, messages } = kindWords[kind];
  const { title, status, ...details } = fields;
  if (!picture) throw new ApiError(400, messages.imageRequired);
  // Checked before the image is stored, and again in the transaction that saves.
  if (parentId) await inOneTransaction(container, (transaction) => requireParent(transaction, parentId));
  const products = container.resolve(Modules.PRODUCT);
  const added = await keepShopFiles(container, [picture], ([image]) =>
    inOneTransaction(container, async (transaction) => {
      await lockCategories(transaction);
      if (parentId) await requireParent(transaction, parentId);
      const handle = await freeHandle(transaction, "category", title);
      const category = { name: title, handle, is_active: status, parent_category_id: parentId };
      const { id } = await products.createProductCategories(category, transaction.contextFor(products));
      await transaction.flush();
      await CategoryDetailsModuleService.writeIn(transaction.prepared, id, { ...details, image });
      const after = await readCategoryRow(transaction, kind, id);
      if (!after) throw new Error("The engine made no category.");
      const entry = { actorId, action: `${subject}.created`, subject: { type: subject, id, label: title } };
      await recordChange(container, { ...entry, before: null, after: toAudited(after) }, transaction);
      return after;
    }),
  );
  await publishCategory(container, "created", added._id);
  return added;
}
