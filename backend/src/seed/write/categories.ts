import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { dateCategories } from "#engine/demo-shop";
import { CATEGORY_DETAILS_MODULE } from "#modules/category-details/index";
import type { CategoryDetailsModuleService } from "#modules/category-details/service";
import { known, type Seeding } from "./seeding";

type NewCategory = { name: string; handle: string; rank: number; parent?: string };

async function idsByHandle({ database }: Seeding): Promise<Map<string, string>> {
  const rows: { id: string; handle: string }[] = await database("haat_category").select("id", "handle");
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

async function addMissing(seeding: Seeding, wanted: NewCategory[]): Promise<void> {
  const there = await idsByHandle(seeding);
  const missing = wanted.filter(({ handle }) => !there.has(handle));
  if (missing.length === 0) return;
  await createProductCategoriesWorkflow(seeding.container).run({
    input: {
      product_categories: missing.map(({ name, handle, rank, parent }) => ({
        name,
        handle,
        rank,
        is_active: true,
        ...(parent ? { parent_category_id: known(there, parent) } : {}),
      })),
    },
  });
}

/** Creates categories and sub-categories with their details. @returns the engine's ids by handle. */
export async function writeCategories(seeding: Seeding): Promise<Map<string, string>> {
  const { shop, container, pictures, database } = seeding;
  await addMissing(
    seeding,
    shop.categories.map(({ title, handle }, rank) => ({ name: title, handle, rank })),
  );
  await addMissing(
    seeding,
    shop.categories.flatMap(({ handle: parent, subCategories }) =>
      subCategories.map(({ title, handle }, rank) => ({ name: title, handle, rank, parent })),
    ),
  );
  const ids = await idsByHandle(seeding);
  const described = new Set<string>(await database("category_details").whereNull("deleted_at").pluck("category_id"));
  const details = await Promise.all(
    shop.categories
      .flatMap(({ handle, picture, subCategories }) => [
        { handle, picture, heading: "", fromStartPrice: 0, showOnHomePage: false },
        ...subCategories,
      ])
      .map(async ({ handle, picture, heading, fromStartPrice, showOnHomePage }) => ({
        category_id: known(ids, handle),
        image: await pictures.urlOf(picture),
        heading,
        from_start_price: fromStartPrice,
        show_on_home: showOnHomePage,
      })),
  );
  await container
    .resolve<CategoryDetailsModuleService>(CATEGORY_DETAILS_MODULE)
    .createCategoryDetails(details.filter(({ category_id }) => !described.has(category_id)));
  // Lists show the newest first; with equal dates the rank decides.
  await dateCategories(
    database,
    shop.categories.flatMap(({ handle, subCategories }) => [handle, ...subCategories.map((sub) => sub.handle)]),
    seeding.openedAt,
  );
  return ids;
}
