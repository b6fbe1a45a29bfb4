import type { Banner } from "@haat/api-contract/catalog/schemas";
import { bannersFor } from "./banner-carousel";

const banners = (["everyone", "guests", "customers"] as const).map((audience) => ({ audience }) as Banner);

it.each([
  [false, ["everyone", "guests"]],
  [true, ["everyone", "customers"]],
])("logged in: %s", (isLoggedIn, seen) => {
  expect(bannersFor(banners, isLoggedIn).map(({ audience }) => audience)).toEqual(seen);
});
