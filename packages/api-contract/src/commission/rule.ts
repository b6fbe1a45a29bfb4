/** What the shop keeps of a sale where nobody has said otherwise, in percent. */
export const usualCommissionPercent = 10;

/** Rates that may apply to a sale, in percent; null where there is none. */
export type CommissionRates = {
  seller: number | null;
  subCategory: number | null;
  category: number | null;
  /** The shop's setting. */
  usual: number;
};

/**
 * What the shop keeps of a sale: the seller's own rate goes before the sub-category's, that before the category's, that
 * before the shop's usual one. Zero is a rate. It is settled when the order is placed; later changes touch no order.
 */
export const commissionPercent = ({ seller, subCategory, category, usual }: CommissionRates): number =>
  seller ?? subCategory ?? category ?? usual;
