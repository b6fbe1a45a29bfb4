import { productMessages } from "@haat/api-contract/product/messages";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../../database/one-transaction";
import { ApiError } from "../../../errors/api-error";
import type { VariantTarget } from "../plan-variants";
import type { StoredVariant } from "../stored-product";
import { variantTitle } from "./write-variants";

/** A level that is locked: nobody reserves or sells of it until the transaction ends. */
export type LockedLevel = {
  id: string;
  itemId: string;
  locationId: string;
  stocked: number;
  reserved: number;
  sells: boolean;
};
type Change = { variant: VariantTarget; itemId: string; stock: NonNullable<VariantTarget["stock"]> };

const nameOf = ({ color, size }: VariantTarget) => (color || size ? variantTitle({ color, size }) : "this product");

/** A variant that is made of nothing that is counted gets an item of its own. */
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
    await transaction.run("UPDATE product_variant SET manage_inventory = true, allow_backorder = false WHERE id = ?", [
      variant.id,
    ]);
  }
  if (only) return only.itemId;
  const itemId = generateEntityId(undefined, "iitem");
  await transaction.run("INSERT INTO inventory_item (id, sku, title) VALUES (?, ?, ?)", [itemId, variant.sku, title]);
  await transaction.run(
    "INSERT INTO product_variant_inventory_item (id, variant_id, inventory_item_id) VALUES (?, ?, ?)",
    [generateEntityId(undefined, "pvitem"), variant.id, itemId],
  );
  return itemId;
}

/**
 * What the shop's own place must have, so that that many pieces can be sold beside those kept for orders.
 *
 * @throws ApiError 409 when that would be less than is kept there.
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

async function lockLevels(transaction: OneTransaction, itemIds: string[]): Promise<LockedLevel[]> {
  return await transaction.run<LockedLevel>(
    `SELECT l.id, l.inventory_item_id AS "itemId", l.location_id AS "locationId", l.stocked_quantity::float8 AS stocked,
            l.reserved_quantity::float8 AS reserved,
            l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL) AS sells
       FROM inventory_level l WHERE l.inventory_item_id = ANY (?) AND l.deleted_at IS NULL ORDER BY l.id FOR UPDATE`,
    [itemIds],
  );
}

/**
 * Puts in stock what shall be for sale. Last before the commit, so that buyers wait as briefly as possible; rows are
 * locked in the order of their ids, as buyers lock them.
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
  const locked = await lockLevels(
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
  const written = await transaction.run<{ id: string }>(
    `INSERT INTO inventory_level AS l (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
            reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
     SELECT id, "itemId", :home, stocked, jsonb_build_object('value', stocked::text, 'precision', 20),
            0, '{"value":"0","precision":20}', 0, '{"value":"0","precision":20}'
       FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(id text, "itemId" text, stocked numeric)
     ON CONFLICT (id) DO UPDATE SET stocked_quantity = excluded.stocked_quantity,
            raw_stocked_quantity = excluded.raw_stocked_quantity, updated_at = now()
     RETURNING id`,
    { rows: JSON.stringify(rows), home },
  );
  return written.map(({ id }) => id);
}
