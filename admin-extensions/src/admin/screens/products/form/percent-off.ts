export type Saving = { percent: number; rupees: number };

/** What a shopper saves at the discount price; null while the two make no discount. */
export function savingOf(price: string, discountPrice: string): Saving | null {
  const [full, paid] = [Number(price), Number(discountPrice)];
  if (!discountPrice.trim() || !Number.isFinite(full) || !Number.isFinite(paid)) return null;
  if (paid < 0 || paid >= full) return null;
  // As the shop tells shoppers: never more than is true.
  return { percent: Math.floor(((full - paid) / full) * 100), rupees: Math.round((full - paid) * 100) / 100 };
}
