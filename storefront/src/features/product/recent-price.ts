import type { RecentPrices } from "@haat/api-contract/catalog/schemas";

/**
 * How a price stands among those of the last 30 days; null if it has not changed.
 *
 * @param rupees - Formats an amount.
 */
export function recentPriceText(
  price: number,
  { lowest, highest }: RecentPrices,
  rupees: (amount: number) => string,
): string | null {
  if (price > lowest) return `Lowest in 30 days: ${rupees(lowest)}`;
  return price < highest ? "Lowest price in 30 days" : null;
}
