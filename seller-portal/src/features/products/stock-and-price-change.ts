/** A variant, or a product without variants, as stored. */
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

/** The request body: only changed fields, as entered, for the server to validate. Null if nothing changed. */
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
