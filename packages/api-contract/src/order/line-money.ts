/** Pieces of one variant sold at one price. Rupees; the MRP is null if unknown. */
export type SoldLine = { quantity: number; price: number; mrp?: number | null };

/** In whole paise: `gross` at MRP, less `saving`, is what the shopper pays for the `goods`. */
export type LineMoney = { gross: number; saving: number; goods: number };

/**
 * The money of a line. Only this function multiplies prices: carts, quotes, orders, mails, invoices and refunds use it.
 * A price above the MRP saves nothing.
 */
export function lineMoney({ quantity, price, mrp = null }: SoldLine): LineMoney {
  const goods = piecesPaise(price, quantity);
  const gross = Math.max(goods, piecesPaise(mrp ?? price, quantity));
  return { gross, saving: gross - goods, goods };
}

/** The sum over many lines. */
export const sumLineMoney = (lines: readonly SoldLine[]): LineMoney =>
  lines.map(lineMoney).reduce(
    (sum, { gross, saving, goods }) => ({
      gross: sum.gross + gross,
      saving: sum.saving + saving,
      goods: sum.goods + goods,
    }),
    { gross: 0, saving: 0, goods: 0 },
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
