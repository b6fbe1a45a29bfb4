import { catalogMessages } from "@haat/api-contract/catalog/messages";
import { productMessages } from "@haat/api-contract/product/messages";
import type { UpdateProductBody } from "@haat/api-contract/product/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { loadStoreDefaults } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { isOwnPicture } from "#files/file-key";
import type { Upload } from "#files/upload";
import { recordChange } from "../audit/record-change";
import { keepShopFiles } from "../file/keep-shop-files";
import { withStockLock } from "../stock/stock-lock";
import { checkPictures } from "./check-pictures";
import { planVariants } from "./plan-variants";
import { findProductIn, lockProduct } from "./read-product";
import type { StoredProduct } from "./stored-product";
import { toAudited, toManagedProduct } from "./to-managed-product";
import { type AddedFiles, newVariantId, writeProduct } from "./write-product";

export type Files = { images: readonly Upload[]; videos: readonly Upload[] };
export type SaveRequest = { id: string; actorId: string; body: UpdateProductBody; files: Files };
export type Saved = { product: StoredProduct; levelIds: string[] };

/**
 * What a caller does around `save`, in the same transaction. If it throws, the save is rolled back; what it writes
 * before calling `save` is included in the product read back.
 */
export type Around = (transaction: OneTransaction, save: () => Promise<Saved>, id: string) => Promise<Saved>;
export const justSave: Around = (_, save) => save();

const nothing = { images: [], videos: [], variants: [], hasChoice: false, hasOtherOptions: false };

function checkVersion(stored: StoredProduct | null, { version }: UpdateProductBody): void {
  if (stored && version !== undefined && toManagedProduct(stored).version !== version) {
    throw new ApiError(409, productMessages.changedMeanwhile);
  }
}

/** Checks that need no transaction, so that no file is stored in vain. */
function checkSave(stored: StoredProduct | null, { body, files }: SaveRequest): void {
  checkVersion(stored, body);
  const config = readConfig();
  checkPictures(stored ?? nothing, body, {
    sent: { images: files.images.length, videos: files.videos.length },
    isOwn: (address) => isOwnPicture(address, config),
  });
  planVariants(stored ?? nothing, body, newVariantId);
}

async function saveIn(
  container: MedusaContainer,
  transaction: OneTransaction,
  { id, actorId, body }: SaveRequest,
  { isNew, added }: { isNew: boolean; added: AddedFiles },
): Promise<Saved> {
  if (!isNew) await lockProduct(transaction, id);
  const before = isNew ? null : await findProductIn(transaction, id);
  checkVersion(before, body);
  const storeDefaults = await loadStoreDefaults(container);
  const levelIds = await writeProduct(transaction, before, { id, body, added, storeDefaults });
  const product = await findProductIn(transaction, id);
  await recordChange(
    container,
    {
      actorId,
      action: isNew ? "product.created" : "product.updated",
      subject: { type: "product", id, label: product.title },
      before: before && toAudited(before),
      after: toAudited(product),
    },
    transaction,
  );
  return { product, levelIds };
}

const uniqueRefusals: [index: string, status: number, message: string][] = [
  ["handle", 409, productMessages.slugTaken],
  ["sku", 409, productMessages.skuTakenNow],
];

/** A concurrent save got past our checks: the database's constraint decides. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const constraint = "constraint" in error ? String(error.constraint) : "";
  if (error.code === "23503") return new ApiError(409, catalogMessages.categoryNotFound);
  const refusal = error.code === "23505" && uniqueRefusals.find(([index]) => constraint.includes(index));
  return refusal ? new ApiError(refusal[1], refusal[2]) : error;
}

/**
 * Saves a product in one transaction: after a crash there is all of it or nothing. Files are stored before it and
 * deleted again if it fails. `within` runs in the transaction and does the save, or finds that it is not needed.
 *
 * @param stored the product when the request arrived; null for a new one.
 * @throws ApiError 400 naming the field, 404, 409 for another version, a SKU that is taken, a variant in use.
 */
export async function saveProduct<Result>(
  container: MedusaContainer,
  stored: StoredProduct | null,
  request: SaveRequest,
  within: (transaction: OneTransaction, save: () => Promise<Saved>) => Promise<Result>,
): Promise<Result> {
  checkSave(stored, request);
  const { images, videos } = request.files;
  const itemIds = stored?.variants.flatMap(({ items }) => items.map(({ itemId }) => itemId)) ?? [];
  const changesStock = request.body.quantity !== undefined || request.body.variants !== undefined;
  const saveWithFiles = () =>
    keepShopFiles(container, [...images, ...videos], (urls) => {
      const added = { images: urls.slice(0, images.length), videos: urls.slice(images.length) };
      return inOneTransaction(container, (transaction) =>
        within(transaction, () => saveIn(container, transaction, request, { isNew: !stored, added })),
      );
    });
  try {
    return await withStockLock(container, changesStock ? itemIds : [], saveWithFiles);
  } catch (error) {
    throw toRefusal(error);
  }
}
