import { Modules } from "@medusajs/framework/utils";
import { createProductsWorkflow, deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { dateProducts, findHalfMade, findTags, removeLooseItems } from "#engine/demo-shop";
import type { SeedProduct } from "../data/types";
import { chunksOf, known, type Seeding } from "./seeding";
import { toEngineProduct } from "./to-engine-product";

/**
 * Removes what the engine's workflow left incomplete when a seed was killed: products with a variant that lacks a price
 * or a stock item, and stock items that were never linked. The seed then creates them again.
 */
async function removeHalfMade({ container, database, shop }: Seeding): Promise<void> {
  const handles = shop.products.map(({ handle }) => handle);
  const ids = await findHalfMade(database, handles);
  if (ids.length > 0) await deleteProductsWorkflow(container).run({ input: { ids } });
  await removeLooseItems(
    database,
    shop.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  );
}

async function tagIds({ container, database, shop }: Seeding): Promise<Map<string, string>> {
  const wanted = [...new Set(shop.products.flatMap(({ tags }) => tags))];
  const there = await findTags(database);
  const missing = wanted.filter((value) => !there.has(value));
  if (missing.length > 0)
    await container.resolve(Modules.PRODUCT).createProductTags(missing.map((value) => ({ value })));
  return await findTags(database);
}

async function picturesOf({ pictures }: Seeding, products: readonly SeedProduct[]): Promise<Map<string, string>> {
  const names = new Set(
    products.flatMap((product) => [...product.pictures, ...product.variants.map(({ picture }) => picture)]),
  );
  return new Map(await Promise.all([...names].map(async (name) => [name, await pictures.urlOf(name)] as const)));
}

/** Creates products with the engine's own workflow, in batches, each as soon as its pictures have URLs. */
export async function writeProducts(seeding: Seeding, categoryIds: ReadonlyMap<string, string>): Promise<void> {
  const { container, database, shop, ground, log } = seeding;
  await removeHalfMade(seeding);
  const tags = await tagIds(seeding);
  const there = new Set<string>(await database("haat_product").pluck("handle"));
  const missing = shop.products.filter(({ handle }) => !there.has(handle));
  let count = shop.products.length - missing.length;
  for (const batch of chunksOf(missing, 24)) {
    const urls = await picturesOf(seeding, batch);
    await createProductsWorkflow(container).run({
      input: {
        products: batch.map((product) =>
          toEngineProduct({
            product,
            urls,
            categoryId: known(categoryIds, product.subCategoryHandle),
            tagIds: product.tags.map((tag) => known(tags, tag)),
            ground,
          }),
        ),
      },
    });
    count += batch.length;
    log(`Products ${count}/${shop.products.length}`);
  }
  await dateProducts(database, shop.products);
}
