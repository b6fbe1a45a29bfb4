type Line = {
  quantity: number;
  /** What one piece was sold for and its MRP, in rupees. MRP is null where nobody knows it. */
  price: number;
  mrp: number | null;
};

export type OrderFigures = { totalAmount: number; discount: number; finalAmount: number };

const paise = (rupees: number): number => Math.round(rupees * 100);

/**
 * The three figures of an order, in rupees, to the paisa: the goods at MRP with delivery and the fee for cash (both in
 * `shipping`), what that is reduced by, and what is left to pay. A price above the MRP saves nothing.
 */
export function orderFigures(lines: readonly Line[], shipping: number): OrderFigures {
  let [goods, saved] = [0, 0];
  for (const { quantity, price, mrp } of lines) {
    goods += paise(price * quantity);
    saved += Math.max(0, paise((mrp ?? price) * quantity) - paise(price * quantity));
  }
  const final = goods + paise(shipping);
  return { totalAmount: (final + saved) / 100, discount: saved / 100, finalAmount: final / 100 };
}

/** What the goods of an order cost at the prices that they were sold for, in rupees. */
export const goodsAmount = ({ finalAmount, shipping }: { finalAmount: number; shipping: number }): number =>
  (paise(finalAmount) - paise(shipping)) / 100;

type ShippingRule = { deliveryCharge: number; freeDeliveryAbove: number };

/**
 * Delivery charge of one line, in rupees: free when the line amount reaches `freeDeliveryAbove`, otherwise the
 * charge times the quantity. Source: the storefront specification, section 9.
 */
export function lineShipping(rule: ShippingRule, unitPrice: number, quantity: number): number {
  if (unitPrice * quantity >= rule.freeDeliveryAbove) return 0;
  return Math.round(rule.deliveryCharge * quantity * 100) / 100;
}
