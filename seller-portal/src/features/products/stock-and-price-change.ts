/** One variant, or a product without variants, as the shop has it. */
export type Line = {
  variantId: string | null;
  price: number;
  discountPrice: number | null;
  quantity: number;
};
export type Typed = { price: string; discountPrice: string; quantity: string };

export const typedOf = ({ price, discountPrice, quantity }: Line): Typed => ({
  price: String(price),
  discountPrice: discountPrice === null ? "" : String(discountPrice),
  quantity: String(quantity),
});

/** What is sent: only what was changed, as it was typed, for the server to judge. Null where nothing was. */
export function changeOf(line: Line, typed: Typed) {
  const before = typedOf(line);
  const changed = (name: keyof Typed) => typed[name].trim() !== before[name];
  if (!changed("price") && !changed("discountPrice") && !changed("quantity")) return null;
  return {
    variantId: line.variantId,
    ...(changed("price") && { price: typed.price.trim() }),
    ...(changed("discountPrice") && { discountPrice: typed.discountPrice.trim() }),
    ...(changed("quantity") && { quantity: typed.quantity.trim(), quantitySeen: line.quantity }),
  };
}
