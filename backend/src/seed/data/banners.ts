import type { SeedBanner, SeedCategory } from "./types";

const banners: readonly SeedBanner[] = [
  {
    title: "Festive Electronics Fair: up to 60% off",
    leadsTo: { kind: "category", handle: "electronics" },
    picture: "banner-electronics",
  },
  {
    title: "New Weaves: sarees and lehengas for the season",
    leadsTo: { kind: "sub-category", handle: "sarees-lehengas" },
    picture: "banner-fashion",
  },
  {
    title: "Make room for comfort: Home & Living from ₹299",
    leadsTo: { kind: "category", handle: "home-living" },
    picture: "banner-home",
  },
  {
    title: "Sound that moves you: headphones from ₹349",
    leadsTo: { kind: "sub-category", handle: "headphones-earphones" },
    picture: "banner-sound",
  },
];

/** The banners whose category or sub-category exists in this shop. */
export function bannersOf(categories: readonly SeedCategory[]): SeedBanner[] {
  const handles = new Set(
    categories.flatMap(({ handle, subCategories }) => [handle, ...subCategories.map((sub) => sub.handle)]),
  );
  return banners.filter(({ leadsTo }) => handles.has(leadsTo.handle));
}
