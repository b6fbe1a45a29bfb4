import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CategoryDetailsModuleService } from "#modules/category-details/service";
import type { CategoryKind } from "#sql/category-sql";
import { recordChange } from "../audit/record-change";
import { kindWords, lockCategories, publishCategory, readCategoryRow, toAudited } from "./category-record";

type Removal = { kind: CategoryKind; id: string; actorId: string };

/** The number of products in a category or anywhere below it, and of its direct sub-categories. */
async function countContents(transaction: OneTransaction, id: string): Promise<{ products: number; below: number }> {
  const [row] = await transaction.run<{ products: number; below: number }>(
    `SELECT (SELECT count(DISTINCT p.id) FROM haat_category c
               JOIN haat_product_category pc ON pc.category_id = c.id
               JOIN haat_product p ON p.id = pc.product_id
              WHERE ? = ANY (string_to_array(c.path, '.')))::int AS products,
            (SELECT count(*) FROM haat_category c WHERE c.parent_id = ?)::int AS below`,
    [id, id],
  );
  return row ?? { products: 0, below: 0 };
}

/**
 * Removes an empty category or sub-category. Products are reported before sub-categories, because they must be moved
 * first.
 *
 * @throws ApiError 404 no such row, 409 it is not empty.
 */
export async function removeCategory(container: MedusaContainer, { kind, id, actorId }: Removal): Promise<void> {
  const { subject, messages } = kindWords[kind];
  const products = container.resolve(Modules.PRODUCT);
  await inOneTransaction(container, async (transaction) => {
    await lockCategories(transaction);
    const before = await readCategoryRow(transaction, kind, id);
    if (!before) throw new ApiError(404, messages.notFound);
    const contents = await countContents(transaction, id);
    if (contents.products > 0) throw new ApiError(409, messages.hasProducts(contents.products));
    if (contents.below > 0) throw new ApiError(409, messages.hasSubCategories(contents.below));
    await products.softDeleteProductCategories([id], {}, transaction.contextFor(products));
    await CategoryDetailsModuleService.removeIn(transaction.prepared, id);
    const entry = { actorId, action: `${subject}.deleted`, subject: { type: subject, id, label: before.title } };
    await recordChange(container, { ...entry, before: toAudited(before), after: null }, transaction);
  });
  await publishCategory(container, "deleted", id);
}
