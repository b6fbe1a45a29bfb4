import type { Facets } from "@haat/api-contract/catalog/schemas";

type Rest = {
  paging?: { total: number; page: number; limit: number } | undefined;
  facets?: Facets | undefined;
};

/** A product list's answer around finished cards, which are joined by commas. */
export function listBody(cards: string, { paging, facets }: Rest): string {
  const count = paging ? `,"total":${paging.total},"page":${paging.page},"limit":${paging.limit}` : "";
  const counted = facets ? `,"facets":${JSON.stringify(facets)}` : "";
  return `{"success":true,"products":[${cards}]${count}${counted}}`;
}
