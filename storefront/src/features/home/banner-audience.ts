import type { Banner } from "@haat/api-contract/catalog/schemas";

/** The banners that this visitor sees. */
export const bannersFor = (banners: readonly Banner[], isLoggedIn: boolean): Banner[] =>
  banners.filter(({ audience }) => audience !== (isLoggedIn ? "guests" : "customers"));
