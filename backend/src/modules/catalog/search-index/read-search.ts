import { readPrice } from "./price-phrase";

/** A parsed search: its words and its prices. */
export type ReadSearch = { text: string; price: { minPrice?: number; maxPrice?: number } | null };

export function readSearch(text: string): ReadSearch {
  const read = readPrice(text);
  if (!read) return { text: text.trim(), price: null };
  const { rest, ...price } = read;
  return { text: rest, price };
}
