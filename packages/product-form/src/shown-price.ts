import type { ProductValues, VariantValues } from "./values";

export type ShownPrice = Pick<ProductValues, "price" | "discountPrice" | "quantity">;

const paid = ({ price, discountPrice }: Pick<VariantValues, "price" | "discountPrice">): number =>
  Number(Number(discountPrice) > 0 ? discountPrice : price || Number.NaN);

/**
 * Price and stock of a product's card in the shop: its own, or with variants the cheapest one's price and the total
 * stock.
 */
export function shownPrice({
  variants,
  price,
  discountPrice,
  quantity,
}: ShownPrice & Pick<ProductValues, "variants">): ShownPrice {
  if (variants.length === 0) return { price, discountPrice, quantity };
  const priced = variants.filter((variant) => Number.isFinite(paid(variant)));
  const cheapest = priced.reduce<VariantValues | null>(
    (min, variant) => (min && paid(min) <= paid(variant) ? min : variant),
    null,
  );
  const pieces = variants.reduce((sum, variant) => sum + (Number(variant.quantity) || 0), 0);
  return { price: cheapest?.price ?? "", discountPrice: cheapest?.discountPrice ?? "", quantity: String(pieces) };
}
