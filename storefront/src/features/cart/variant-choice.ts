import type { CartItem } from "@haat/api-contract/cart/schemas";

/** A chosen variant, as lists, the product page and the cart hold it. */
export type ChosenVariant = { _id: string; color: string; size: string };

/** What tells one line of a cart from another: the product and, where there are variants, the variant. */
export type LineChoice = { productId: string; variant: ChosenVariant | null };

export const choiceOf = (item: CartItem): LineChoice => ({ productId: item.productId._id, variant: item.variant });

export const isLineOf = (item: CartItem, { productId, variant }: LineChoice): boolean =>
  item.productId._id === productId && (item.variant?._id ?? null) === (variant?._id ?? null);

/** The choice alone, of something that knows more: the wire takes no more. */
export const chosen = ({ _id, color, size }: ChosenVariant): ChosenVariant => ({ _id, color, size });
