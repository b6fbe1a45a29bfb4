import { productMessages } from "@haat/api-contract/product/messages";
import type { UpdateProductBody } from "@haat/api-contract/product/schemas";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { removeVariants } from "#engine/product/remove-variants";
import { writePictures, writePlace, writeTags } from "#engine/product/write-belongings";
import { writeOptions } from "#engine/product/write-options";
import { writePrices } from "#engine/product/write-prices";
import { insertProduct, updateProductRow } from "#engine/product/write-product-row";
import { findTakenSku } from "#engine/product/write-variants";
import type { StoreDefaults } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { ProductDetailsModuleService } from "#modules/product-details/service";
import { freeHandle } from "../catalog/free-handle";
import { joined } from "./check-pictures";
import { checkPlace } from "./check-place";
import { countOpenOrders } from "./open-orders";
import { isRestructured, planVariants, type VariantPlan } from "./plan-variants";
import type { StoredProduct } from "./stored-product";
import { toDetails } from "./to-details";
import { writeStock } from "./write/write-stock";
import { variantTitle, writeVariantRows } from "./write/write-variants";

/** URLs of newly stored files. */
export type AddedFiles = { images: string[]; videos: string[] };
type Write = { id: string; body: UpdateProductBody; added: AddedFiles; storeDefaults: StoreDefaults };

const nothing = {
  images: [],
  videos: [],
  variants: [],
  hasChoice: false,
  hasOtherOptions: false,
  category: null,
  subCategory: null,
};

export const newVariantId = (): string => generateEntityId(undefined, "variant");

async function checkSkus(transaction: OneTransaction, productId: string, { variants }: VariantPlan): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const taken = await findTakenSku(transaction, productId, skus);
  if (taken !== undefined) throw new ApiError(409, productMessages.skuTaken(taken));
}

async function checkRemovable(transaction: OneTransaction, { removed }: VariantPlan): Promise<void> {
  if (removed.length === 0) return;
  const { byVariant } = await countOpenOrders(
    transaction,
    removed.map(({ id }) => id),
  );
  for (const variant of removed) {
    const orders = byVariant.get(variant.id);
    if (orders) throw new ApiError(409, productMessages.variantReserved(variantTitle(variant), orders));
  }
}

async function writePlan(
  transaction: OneTransaction,
  stored: Pick<StoredProduct, "variants">,
  plan: VariantPlan,
  { id, body, storeDefaults }: Write,
): Promise<string[]> {
  const byId = new Map(stored.variants.map((variant) => [variant.id, variant]));
  await checkSkus(transaction, id, plan);
  await checkRemovable(transaction, plan);
  await removeVariants(
    transaction,
    plan.removed.map((variant) => variant.id),
  );
  await writeVariantRows(transaction, id, plan.variants, byId);
  const restructured =
    plan.removed.length > 0 || plan.variants.some((variant) => isRestructured(variant, byId.get(variant.id)));
  if (restructured) await writeOptions(transaction, id, plan.variants);
  await writePrices(transaction, plan.variants, storeDefaults.salePriceListId);
  const title = body.title ?? "";
  return await writeStock(transaction, plan.variants, { stored: byId, title, home: storeDefaults.stockLocationId });
}

/**
 * Writes a product to all tables involved, the engine's and ours, in the running transaction. Fields omitted in the
 * body stay unchanged. The engine's own workflows take five times as long over many transactions, and would duplicate
 * prices sent without ids.
 *
 * @param stored the current product; null for a new one.
 * @returns ids of the stock levels that changed.
 * @throws ApiError 400 naming the field, 409 for what is in use.
 */
export async function writeProduct(
  transaction: OneTransaction,
  stored: StoredProduct | null,
  write: Write,
): Promise<string[]> {
  const { id, body, added, storeDefaults } = write;
  const current = stored ?? nothing;
  const place = await checkPlace(transaction, current, body);
  const plan = planVariants(current, body, newVariantId);
  const { title, description, status, shipping } = body;
  const row = { id, title, description, status, weight: shipping?.weight };
  if (stored) await updateProductRow(transaction, row);
  else
    await insertProduct(transaction, row, {
      slug: await freeHandle(transaction, "product", title ?? ""),
      storeDefaults,
    });
  const images = joined(body.existingImages, current.images, added.images);
  const videos = joined(body.existingVideos, current.videos, added.videos);
  await ProductDetailsModuleService.writeIn(transaction.prepared, id, toDetails(stored ?? {}, body, videos));
  if (images) await writePictures(transaction, id, images);
  if (body.tags) await writeTags(transaction, id, body.tags);
  if (place) await writePlace(transaction, id, place);
  if (!plan) return [];
  return await writePlan(transaction, current, plan, write);
}
