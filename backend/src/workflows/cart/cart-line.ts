/** A line of a shopper's cart as it is kept: what was chosen and how many. Prices and stock are read anew each time. */
export type CartLine = {
  lineId: string;
  cartId: string;
  productId: string;
  variantId: string;
  quantity: number;
  /** As they were when the line was added; they find the line again should the variant leave the shop. */
  color: string;
  size: string;
};
