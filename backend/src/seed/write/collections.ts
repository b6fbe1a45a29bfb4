import type { CollectionFields } from "@haat/api-contract/collection/schemas";
import { collectionSource, firstHomeRows } from "@haat/api-contract/home/words";
import { COLLECTION_MODULE } from "#modules/collection/index";
import type { CollectionService } from "#modules/collection/service";
import type { Seeding } from "./seeding";

const plain = {
  categoryId: null,
  subCategoryId: null,
  brand: null,
  productIds: null,
  maxPrice: null,
  minRating: null,
  isActive: true,
  startsAt: null,
  endsAt: null,
} satisfies Partial<CollectionFields>;

const collections: readonly CollectionFields[] = [
  {
    ...plain,
    title: "Under ₹499",
    slug: "under-499",
    description: "Good finds for a small budget, from every part of the bazaar.",
    maxPrice: 499,
  },
  {
    ...plain,
    title: "Loved by customers",
    slug: "loved-by-customers",
    description: "Rated four stars and more by those who bought them.",
    minRating: 4,
  },
];

/** The collections of the demo shop, and a row of the first one below the home page's own rows. */
export async function writeCollections({ container }: Seeding): Promise<void> {
  const service = container.resolve<CollectionService>(COLLECTION_MODULE);
  const idOf = ({ slug }: CollectionFields) => `coll_demo_${slug}`;
  for (const collection of collections) await service.save(idOf(collection), collection);
  await service.arrangeHome([...firstHomeRows, ...collections.slice(0, 1).map(idOf).map(collectionSource)]);
}
