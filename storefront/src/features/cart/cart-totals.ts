import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { lineShipping, sumLineMoney } from "@haat/api-contract/order/line-money";

type PricedLine = {
  unitPrice: number;
  quantity: number;
  shipping: { deliveryCharge: number; freeDeliveryAbove: number };
};

/** Rupees. `total` = `subtotal` + `shipping`. */
export type Totals = { subtotal: number; shipping: number; total: number };

/** The lines' totals by the shop's delivery rule; shown until the server, which decides, has answered. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = sumLineMoney(lines.map(toSold)).goods / 100;
  const shipping = paise(
    lines.reduce((sum, line) => sum + lineShipping(line.shipping, line.unitPrice, line.quantity), 0),
  );
  return { subtotal, shipping, total: paise(subtotal + shipping) };
}

const toSold = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => ({ quantity, price: unitPrice });

/** Rounded to paise, because sums of fractions drift. */
const paise = (amount: number): number => Math.round(amount * 100) / 100;

/** The cart with other lines and updated totals. */
export const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  ...totalsOf(items.map((item) => ({ ...item, shipping: item.productId.shipping }))),
});

/** The saving compared to MRP, in rupees. */
export const savingOf = (lines: readonly { price: number; unitPrice: number; quantity: number }[]): number =>
  sumLineMoney(lines.map((line) => ({ ...toSold(line), mrp: line.price }))).saving / 100;

/** A line's delivery charge, and the amount from which it is free; null if it is free. */
export function deliveryOf({ shipping, unitPrice, quantity }: PricedLine): { charge: number; freeFrom: number } | null {
  const charge = lineShipping(shipping, unitPrice, quantity);
  return charge > 0 ? { charge, freeFrom: shipping.freeDeliveryAbove } : null;
}

/** Number of pieces in the cart, for the header. */
export const pieceCount = (cart: Cart | undefined): number =>
  cart?.items.reduce((count, item) => count + item.quantity, 0) ?? 0;

/** Why a line can't be ordered; null if it can. */
export function lineProblem(item: Pick<CartItem, "quantity" | "stock">): "gone" | "too-many" | null {
  if (item.stock === 0) return "gone";
  return item.quantity > item.stock ? "too-many" : null;
}
