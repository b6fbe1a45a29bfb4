import type { CartItem } from "@haat/api-contract/cart/schemas";
import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { lineAmount, lineShipping } from "@haat/api-contract/order/line-money";
import { sumRupees } from "#money/rupees";
import type { Sellable } from "../sellable/sellable";
import type { CartLine } from "./cart-line";

export type PricedLine = { line: CartLine; sellable: Sellable; card: ProductCard };

function toItem({ line, sellable, card }: PricedLine): CartItem {
  const { variantId, color, size } = sellable;
  return {
    _id: line.lineId,
    productId: card,
    variant: sellable.hasChoice ? { _id: variantId, color, size } : null,
    size,
    quantity: line.quantity,
    image: sellable.image || (card.images[0] ?? ""),
    unitPrice: sellable.price,
    price: sellable.mrp,
    stock: sellable.active ? sellable.stock : 0,
  };
}

/** A cart at current prices, in rupees. Lines that cannot be bought at the moment do not count towards the totals. */
export function toCart(lines: readonly PricedLine[]) {
  const bought = lines.filter(({ sellable }) => sellable.active);
  const subtotal = sumRupees(
    bought.map(({ line, sellable }) => lineAmount({ quantity: line.quantity, price: sellable.price })),
  );
  const shipping = sumRupees(bought.map(({ line, sellable }) => lineShipping(sellable, sellable.price, line.quantity)));
  return { items: lines.map(toItem), subtotal, shipping, total: sumRupees([subtotal, shipping]) };
}
