export const wishlistMessages = {
  loginFirst: "Please log in to manage your wishlist.",
  loadFailed: "Failed to fetch your wishlist. Please try again.",
  productNotFound: "Product not found.",
} as const;
