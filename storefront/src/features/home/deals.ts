import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { wholeRupees } from "@haat/ui/format";
import { currentOffers } from "../product-card/current-offers";

type Deal = Pick<ProductCard, "offers" | "discountPercent">;

/** The text of a fashion card: its first current offer, else its discount, else that there is none. */
export function fashionDealText({ offers, discountPercent }: Deal, now: Date): string {
  const [offer] = currentOffers(offers, now);
  if (offer) return [offer.title, offer.description].filter(Boolean).join(": ");
  const percent = Math.round(discountPercent);
  return percent > 0 ? `${percent}% Off` : "No current offer";
}

/** The text of a card in the home-and-living and electronics grids: the discount, else the price. */
export function uptoText({ discountPercent, finalPrice }: Pick<ProductCard, "discountPercent" | "finalPrice">): string {
  const percent = Math.round(discountPercent);
  return percent > 0 ? `Upto ${percent}% Off` : `From ${wholeRupees(finalPrice)}`;
}

const preferred = /headphone|earphone|airpods/i;
const trendingPlaces = 4;

/** The four products of the trending block: headphones and the like first, then others in the server's order. */
export function selectTrending<Product extends { title: string }>(products: Product[]): Product[] {
  const liked = products.filter(({ title }) => preferred.test(title));
  const others = products.filter(({ title }) => !preferred.test(title));
  return [...liked, ...others].slice(0, trendingPlaces);
}
