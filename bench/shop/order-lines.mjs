import { ids } from "../catalogue/rows.mjs";

/** The delivery fee of the catalogue's products, in rupees. */
const freeFrom = 499;
const delivery = 40;

/**
 * Lines that can be ordered: one piece of a variant in stock, all different.
 *
 * @typedef {{ productId: string, variantId: string, amount: number }} OrderLine `amount` is the price including
 * delivery, in rupees
 * @param {import("../catalogue/plan.mjs").PlannedProduct[]} products
 * @returns {OrderLine[]}
 */
export function orderLines(products) {
  return products.flatMap(({ number, variants }) =>
    variants
      .filter(({ stock }) => stock > 0)
      .map((variant) => {
        const price = variant.salePrice ?? variant.mrp;
        const amount = price >= freeFrom ? price : price + delivery;
        return { productId: ids.product(number), variantId: ids.variant(variant.number), amount };
      }),
  );
}
