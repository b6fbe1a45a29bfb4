import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { lineShipping } from "@haat/api-contract/order/shipping-rule";

type PricedLine = {
  unitPrice: number;
  quantity: number;
  shipping: { deliveryCharge: number; freeDeliveryAbove: number };
};

/** Rupees. `total` = `subtotal` + `shipping`. */
export type Totals = { subtotal: number; shipping: number; total: number };

/** What lines cost together by the shop's own rule; the server decides, screens use this until it has answered. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = paise(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
  const shipping = paise(
    lines.reduce((sum, line) => sum + lineShipping(line.shipping, line.unitPrice, line.quantity), 0),
  );
  return { subtotal, shipping, total: paise(subtotal + shipping) };
}

/** Rounded to paise: sums of fractions drift. */
const paise = (amount: number): number => Math.round(amount * 100) / 100;

/** The cart with other lines, and totals to match. */
export const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  ...totalsOf(items.map((item) => ({ ...item, shipping: item.productId.shipping }))),
});

/** Pieces in the cart, for the header. */
export const pieceCount = (cart: Cart | undefined): number =>
  cart?.items.reduce((count, item) => count + item.quantity, 0) ?? 0;

/** Why a line can't be ordered as it stands; null when it can. */
export function lineProblem(item: Pick<CartItem, "quantity" | "stock">): "gone" | "too-many" | null {
  if (item.stock === 0) return "gone";
  return item.quantity > item.stock ? "too-many" : null;
}
