export type PriceEnds = { low: number; high: number };

/** Moves one end of a price range, in rupees, within its bounds and up to the other end. */
export function movePriceEnd(ends: PriceEnds, end: keyof PriceEnds, to: number, bounds: PriceEnds): PriceEnds {
  const value = Math.min(Math.max(to, bounds.low), bounds.high);
  return end === "low" ? { ...ends, low: Math.min(value, ends.high) } : { ...ends, high: Math.max(value, ends.low) };
}

/** The ends of a price filter, clamped to the bounds; an end that is not set is at its bound. */
export function priceEndsOf(minPrice: number | null, maxPrice: number | null, bounds: PriceEnds): PriceEnds {
  const inside = (value: number) => Math.min(Math.max(value, bounds.low), bounds.high);
  const low = inside(minPrice ?? bounds.low);
  return { low, high: Math.max(low, inside(maxPrice ?? bounds.high)) };
}

/** The price filter of these ends: an end at its bound sets no filter. */
export const priceFilterOf = (ends: PriceEnds, bounds: PriceEnds) => ({
  minPrice: ends.low > bounds.low ? ends.low : null,
  maxPrice: ends.high < bounds.high ? ends.high : null,
});
