import { between, pick, randomFrom, sample } from "../random";
import { categoryTables } from "./categories";
import { comments } from "./comments";
import type { SeedProduct, SeedReview, SeedShopper } from "./types";

const nouns = new Map(
  categoryTables.flatMap(({ subCategories }) => subCategories.map(({ handle, noun }) => [handle, noun] as const)),
);
const day = 86_400_000;

/** Good products get mostly five stars, poor ones a wide range. */
function starsFor(chance: number, quality: number): number {
  const five = 0.16 + 0.6 * quality;
  const four = five + 0.2 + 0.06 * (1 - quality);
  const three = four + (1 - four) * 0.45;
  const two = three + (1 - three) * 0.5;
  return chance < five ? 5 : chance < four ? 4 : chance < three ? 3 : chance < two ? 2 : 1;
}

/** At most one review per product and shopper; products that sell more get more reviews. */
export function reviewsOf(
  products: readonly SeedProduct[],
  shoppers: readonly SeedShopper[],
  max: number,
  today: Date,
): SeedReview[] {
  return products.flatMap((product) => {
    const random = randomFrom(`reviews ${product.handle}`);
    const wanted =
      random() < 0.08 ? 0 : Math.round(Math.min(1, (0.12 + product.popularity / 3) * (0.4 + random() * 0.8)) * max);
    return sample(random, shoppers, Math.min(wanted, shoppers.length)).map(({ email }) => {
      const rating = starsFor(random(), product.quality);
      return {
        productHandle: product.handle,
        shopperEmail: email,
        rating,
        comment: pick(random, comments[rating] ?? []).replace(
          "{noun}",
          nouns.get(product.subCategoryHandle) ?? "product",
        ),
        createdAt: new Date(today.getTime() - between(random, 1, 340) * day - between(random, 0, day - 1)),
      };
    });
  });
}
