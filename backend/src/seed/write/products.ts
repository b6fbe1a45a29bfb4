import { Modules } from "@medusajs/framework/utils";
import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import type { SeedProduct } from "../data/types";
import { removeHalfMade } from "./half-made";
import { chunksOf, known, type Seeding } from "./seeding";
import { toEngineProduct } from "./to-engine-product";

async function tagIds({ container, database, shop }: Seeding): Promise<Map<string, string>> {
  const wanted = [...new Set(shop.products.flatMap(({ tags }) => tags))];
  const read = async () => {
    const rows: { id: string; value: string }[] = await database("product_tag")
      .select("id", "value")
      .whereNull("deleted_at");
    return new Map(rows.map(({ id, value }) => [value, id]));
  };
  const there = await read();
  const missing = wanted.filter((value) => !there.has(value));
  if (missing.length > 0)
    await container.resolve(Modules.PRODUCT).createProductTags(missing.map((value) => ({ value })));
  return await read();
}

async function picturesOf({ pictures }: Seeding, products: readonly SeedProduct[]): Promise<Map<string, string>> {
  const names = new Set(
    products.flatMap((product) => [...product.pictures, ...product.variants.map(({ picture }) => picture)]),
  );
  return new Map(await Promise.all([...names].map(async (name) => [name, await pictures.urlOf(name)] as const)));
}

/** Products through the engine's own workflow, a few at a time, each as soon as its pictures are made. */
export async function writeProducts(seeding: Seeding, categoryIds: ReadonlyMap<string, string>): Promise<void> {
  const { container, database, shop, ground, say } = seeding;
  await removeHalfMade(seeding);
  const tags = await tagIds(seeding);
  const there = new Set<string>(await database("product").whereNull("deleted_at").pluck("handle"));
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
    say(`Products ${count}/${shop.products.length}`);
  }
  await database.raw(
    `UPDATE product SET created_at = made.created_at FROM jsonb_to_recordset(?::jsonb) AS made(handle text, created_at timestamptz)
      WHERE product.handle = made.handle AND product.deleted_at IS NULL`,
    [JSON.stringify(shop.products.map(({ handle, createdAt }) => ({ handle, created_at: createdAt })))],
  );
}
