import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { lineShipping, sumLineMoney } from "@haat/api-contract/order/line-money";

type PricedLine = {
  unitPrice: number;
  quantity: number;
  shipping: { deliveryCharge: number; freeDeliveryAbove: number };
};

/** Rupees. `total` = `subtotal` + `shipping`. */
export type Totals = { subtotal: number; shipping: number; total: number };

/** What lines cost together by the shop's own rule; the server decides, screens use this until it has answered. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = sumLineMoney(lines.map(toSold)).goods / 100;
  const shipping = paise(
    lines.reduce((sum, line) => sum + lineShipping(line.shipping, line.unitPrice, line.quantity), 0),
  );
  return { subtotal, shipping, total: paise(subtotal + shipping) };
}

const toSold = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => ({ quantity, price: unitPrice });

/** Rounded to paise: sums of fractions drift. */
const paise = (amount: number): number => Math.round(amount * 100) / 100;

/** The cart with other lines, and totals to match. */
export const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  ...totalsOf(items.map((item) => ({ ...item, shipping: item.productId.shipping }))),
});

/** What the lines cost less than at their MRP, in rupees. */
export const savingOf = (lines: readonly { price: number; unitPrice: number; quantity: number }[]): number =>
  sumLineMoney(lines.map((line) => ({ ...toSold(line), mrp: line.price }))).saving / 100;

/** What brings one line: its charge, and from which amount on it would be free; null when it is free. */
export function deliveryOf({ shipping, unitPrice, quantity }: PricedLine): { charge: number; freeFrom: number } | null {
  const charge = lineShipping(shipping, unitPrice, quantity);
  return charge > 0 ? { charge, freeFrom: shipping.freeDeliveryAbove } : null;
}

/** Pieces in the cart, for the header. */
export const pieceCount = (cart: Cart | undefined): number =>
  cart?.items.reduce((count, item) => count + item.quantity, 0) ?? 0;

/** Why a line can't be ordered as it stands; null when it can. */
export function lineProblem(item: Pick<CartItem, "quantity" | "stock">): "gone" | "too-many" | null {
  if (item.stock === 0) return "gone";
  return item.quantity > item.stock ? "too-many" : null;
}
