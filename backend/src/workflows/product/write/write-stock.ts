import { productMessages } from "@haat/api-contract/product/messages";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { type LockedLevel, lockLevelsOfItems } from "#engine/stock/lock-levels";
import { addItem, countVariant, writeLevels } from "#engine/stock/write-stock";
import { ApiError } from "#errors/api-error";
import type { VariantTarget } from "../plan-variants";
import type { StoredVariant } from "../stored-product";
import { variantTitle } from "./write-variants";

type Change = { variant: VariantTarget; itemId: string; stock: NonNullable<VariantTarget["stock"]> };

const nameOf = ({ color, size }: VariantTarget) => (color || size ? variantTitle({ color, size }) : "this product");

/** A variant without a counted inventory item gets one of its own. */
async function ensureItem(
  transaction: OneTransaction,
  variant: VariantTarget,
  stored: StoredVariant | undefined,
  title: string,
): Promise<string> {
  const items = stored?.items ?? [];
  const [only] = items;
  if (items.length > 1 || (only && only.required !== 1)) {
    throw new ApiError(409, productMessages.stockComposed(nameOf(variant)));
  }
  if (stored && !stored.counted) {
    await countVariant(transaction, variant.id);
  }
  if (only) return only.itemId;
  return await addItem(transaction, { variantId: variant.id, sku: variant.sku, title });
}

/**
 * The stock that the shop's own location must have, so that this quantity can be sold besides what is reserved for
 * orders.
 *
 * @throws ApiError 409 when that would be less than is reserved there.
 */
export function stockToHave(
  levels: readonly LockedLevel[],
  { pieces, home, name }: { pieces: number; home: string; name: string },
): number {
  const elsewhere = levels.filter(({ locationId, sells }) => sells && locationId !== home);
  const others = elsewhere.reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0);
  const reserved = levels.find(({ locationId }) => locationId === home)?.reserved ?? 0;
  const stocked = pieces - others + reserved;
  if (stocked < reserved) throw new ApiError(409, productMessages.stockElsewhere(name, others));
  return stocked;
}

const forSale = (levels: readonly LockedLevel[]): number =>
  levels.filter(({ sells }) => sells).reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0);

/**
 * Writes the stock so that the given quantities can be sold. Called last before the commit, so that buyers wait as
 * briefly as possible; rows are locked in the order of their ids, like in checkout.
 *
 * @returns ids of the levels that changed.
 */
export async function writeStock(
  transaction: OneTransaction,
  variants: readonly VariantTarget[],
  { stored, title, home }: { stored: ReadonlyMap<string, StoredVariant>; title: string; home: string },
): Promise<string[]> {
  const changes: Change[] = [];
  for (const variant of variants) {
    if (variant.stock === null) continue;
    const itemId = await ensureItem(transaction, variant, stored.get(variant.id), title);
    changes.push({ variant, itemId, stock: variant.stock });
  }
  if (changes.length === 0) return [];
  const locked = await lockLevelsOfItems(
    transaction,
    changes.map(({ itemId }) => itemId),
  );
  const rows = changes.map(({ variant, itemId, stock }) => {
    const levels = locked.filter((level) => level.itemId === itemId);
    const level = levels.find(({ locationId }) => locationId === home);
    const pieces = "pieces" in stock ? stock.pieces : Math.max(0, forSale(levels) + stock.change);
    const stocked = stockToHave(levels, { pieces, home, name: nameOf(variant) });
    return { id: level?.id ?? generateEntityId(undefined, "ilev"), itemId, stocked };
  });
  return await writeLevels(transaction, home, rows);
}
