/** The default commission in percent, unless the settings say otherwise. */
export const usualCommissionPercent = 10;

/** Rates that may apply to a sale, in percent; null if not set. */
export type CommissionRates = {
  seller: number | null;
  subCategory: number | null;
  category: number | null;
  /** The shop's setting. */
  usual: number;
};

/**
 * The commission on a sale: the seller's own rate takes precedence over the sub-category's, that over the category's,
 * that over the shop's default. Zero is a valid rate. It is fixed when the order is placed; later changes affect no
 * existing order.
 */
export const commissionPercent = ({ seller, subCategory, category, usual }: CommissionRates): number =>
  seller ?? subCategory ?? category ?? usual;
