/**
 * Pieces of one variant sold at one price. Rupees; the MRP is null if unknown. `coupon` is what one took off each piece,
 * already contained in the price: an amount shared among pieces may be any fraction.
 */
export type SoldLine = { quantity: number; price: number; mrp?: number | null; coupon?: number };

/** In whole paise: `gross` at MRP, less `saving` and `coupon`, is what the shopper pays for the `goods`. */
export type LineMoney = { gross: number; saving: number; coupon: number; goods: number };

/**
 * The money of a line. Only this function multiplies prices: carts, quotes, orders, mails, invoices and refunds use it.
 * A price above the MRP saves nothing.
 */
export function lineMoney({ quantity, price, mrp = null, coupon = 0 }: SoldLine): LineMoney {
  const goods = piecesPaise(price, quantity);
  // Not the coupon times the pieces: after a change of the quantity, both roundings could add up to a paisa more.
  const off = piecesPaise(price + coupon, quantity) - goods;
  const gross = Math.max(goods + off, piecesPaise(mrp ?? price + coupon, quantity));
  return { gross, saving: gross - goods - off, coupon: off, goods };
}

/** What one piece costs after a coupon took `off` whole paise off its line, and its share of that. Rupees. */
export const perPiece = (price: number, quantity: number, off: number): { price: number; coupon: number } =>
  off === 0
    ? { price, coupon: 0 }
    : { price: (piecesPaise(price, quantity) - off) / quantity / 100, coupon: off / quantity / 100 };

/** The sum over many lines. */
export const sumLineMoney = (lines: readonly SoldLine[]): LineMoney =>
  lines.map(lineMoney).reduce(
    (sum, { gross, saving, coupon, goods }) => ({
      gross: sum.gross + gross,
      saving: sum.saving + saving,
      coupon: sum.coupon + coupon,
      goods: sum.goods + goods,
    }),
    { gross: 0, saving: 0, coupon: 0, goods: 0 },
  );

/** The price of a line's items, in rupees. */
export const lineAmount = (line: SoldLine): number => lineMoney(line).goods / 100;

type DeliveryRule = { deliveryCharge: number; freeDeliveryAbove: number };

/**
 * Delivery charge of one line, in rupees: free if the line's amount reaches `freeDeliveryAbove`, otherwise the charge
 * for each piece. Source: the storefront specification, section 9.
 */
export const lineShipping = (rule: DeliveryRule, price: number, quantity: number): number =>
  lineAmount({ price, quantity }) >= rule.freeDeliveryAbove ? 0 : piecesPaise(rule.deliveryCharge, quantity) / 100;

/** Rounded once, after the multiplication: products of decimals have floating-point errors. */
const piecesPaise = (rupees: number, quantity: number): number => Math.round(rupees * quantity * 100);
