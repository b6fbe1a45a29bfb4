/** The size of the demo shop. */
export interface Profile {
  categories: number;
  subCategoriesEach: number;
  productsEach: number;
  shoppers: number;
  orders: number;
  /** Maximum reviews per product. */
  maxReviews: number;
}

export const profiles = {
  full: { categories: 99, subCategoriesEach: 99, productsEach: 99, shoppers: 150, orders: 600, maxReviews: 40 },
  /** For browser tests: just the three categories that the home page needs. */
  small: { categories: 3, subCategoriesEach: 3, productsEach: 6, shoppers: 20, orders: 40, maxReviews: 8 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** `SEED_PROFILE`: `full` (default) or `small`. Throws on anything else. */
export function profileNamed(name: string | undefined): ProfileName {
  if (name === undefined || name === "" || name === "full") return "full";
  if (name === "small") return "small";
  throw new Error(`SEED_PROFILE must be "full" or "small", not "${name}".`);
}
