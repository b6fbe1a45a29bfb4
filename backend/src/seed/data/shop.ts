import { bannersOf } from "./banners";
import { categoriesOf, productsOf } from "./catalogue";
import { ordersOf } from "./orders";
import { shoppersOf } from "./people";
import { type ProfileName, profiles } from "./profile";
import { reviewsOf } from "./reviews";
import type { SeedShop } from "./types";

/** Midnight UTC of the given day, which all of the demo shop's dates depend on. The same day gives the same shop. */
export const seedingDay = (now: Date) => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);

export function demoShop(profileName: ProfileName, today: Date): SeedShop {
  const profile = profiles[profileName];
  const products = productsOf(profile, today);
  const categories = categoriesOf(profile, products);
  const shoppers = shoppersOf(profile.shoppers, products, today);
  return {
    categories,
    products,
    banners: bannersOf(categories),
    shoppers,
    reviews: reviewsOf(products, shoppers, profile.maxReviews, today),
    orders: ordersOf(profile.orders, products, shoppers, today),
  };
}
