import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";

/** Turns on stock tracking for a variant and turns off backorders. */
export async function countVariant(transaction: OneTransaction, variantId: string): Promise<void> {
  await transaction.run("UPDATE product_variant SET manage_inventory = true, allow_backorder = false WHERE id = ?", [
    variantId,
  ]);
}

/** Creates a stock item that belongs to this variant alone. @returns its id */
export async function addItem(
  transaction: OneTransaction,
  { variantId, sku, title }: { variantId: string; sku: string | null; title: string },
): Promise<string> {
  const itemId = generateEntityId(undefined, "iitem");
  await transaction.run("INSERT INTO inventory_item (id, sku, title) VALUES (?, ?, ?)", [itemId, sku, title]);
  await transaction.run(
    "INSERT INTO product_variant_inventory_item (id, variant_id, inventory_item_id) VALUES (?, ?, ?)",
    [generateEntityId(undefined, "pvitem"), variantId, itemId],
  );
  return itemId;
}

/** The new total of a stock level, reserved pieces included. */
export type Stocked = { id: string; itemId: string; stocked: number };

/** Writes the stock levels of one location. @returns their ids */
export async function writeLevels(
  transaction: OneTransaction,
  home: string,
  rows: readonly Stocked[],
): Promise<string[]> {
  const written = await transaction.run<{ id: string }>(
    `INSERT INTO inventory_level AS l (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
            reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
     SELECT id, "itemId", :home, stocked, ${rawSql("stocked")},
            0, '{"value":"0","precision":20}', 0, '{"value":"0","precision":20}'
       FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(id text, "itemId" text, stocked numeric)
     ON CONFLICT (id) DO UPDATE SET stocked_quantity = excluded.stocked_quantity,
            raw_stocked_quantity = excluded.raw_stocked_quantity, updated_at = now()
     RETURNING id`,
    { rows: JSON.stringify(rows), home },
  );
  return written.map(({ id }) => id);
}
