export type Saving = { percent: number; rupees: number };

/** The saving at the discount price, with the percentage as the shop shows it; null without a discount, or at 0. */
export function savingOf(price: string, discountPrice: string): Saving | null {
  const [full, paid] = [Number(price), Number(discountPrice)];
  if (!discountPrice.trim() || !Number.isFinite(full) || !Number.isFinite(paid)) return null;
  if (paid <= 0 || paid >= full) return null;
  return { percent: Math.round(((full - paid) / full) * 100), rupees: Math.round((full - paid) * 100) / 100 };
}
