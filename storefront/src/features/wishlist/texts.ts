import { wishlistMessages } from "@haat/api-contract/wishlist/messages";

/** Texts of the wishlist and its hearts. */
export const wishlistTexts = {
  ...wishlistMessages,
  title: "My Wishlist",
  loadFailedTitle: "Oops! Something went wrong.",
  empty: "Your wishlist is empty",
  emptyHint: "Tap the heart on a product to save it here for later.",
  changeFailed: "Your wishlist could not be updated. Please try again.",
  count: (products: number) => `${products} ${products === 1 ? "item" : "items"}`,
} as const;
