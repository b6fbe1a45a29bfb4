import type { SellerType } from "@haat/api-contract/seller/words";
import { isBookPlace } from "@haat/api-contract/seller-product/book-categories";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { StoredProduct } from "../product/stored-product";

type Placed = Pick<StoredProduct, "category" | "subCategory">;

/** A seller of only books may only list in the book categories. @throws ApiError 400 naming the field. */
export async function checkBooks(
  transaction: OneTransaction,
  type: SellerType,
  { category, subCategory }: Placed,
): Promise<void> {
  if (type !== "BOOKS_ONLY") return;
  const rows = await transaction.run<{ handle: string }>("SELECT handle FROM haat_any_category WHERE id = ANY (?)", [
    [category?.id ?? "", subCategory?.id ?? ""],
  ]);
  if (!isBookPlace(rows.map(({ handle }) => handle))) throw new ApiError(400, sellerProductMessages.booksOnly);
}
