import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { findHalfMade, removeLooseItems } from "../../engine/demo-shop";
import type { Seeding } from "./seeding";

/**
 * Removes what the engine's workflow was in the middle of when a seed was killed: products that have a variant without
 * a price or a stock item, and stock items that never met their variant. The seed then makes them whole.
 */
export async function removeHalfMade({ container, database, shop }: Seeding): Promise<void> {
  const handles = shop.products.map(({ handle }) => handle);
  const ids = await findHalfMade(database, handles);
  if (ids.length > 0) await deleteProductsWorkflow(container).run({ input: { ids } });
  await removeLooseItems(
    database,
    shop.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  );
}
