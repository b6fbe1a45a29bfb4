import { cartMessages } from "@haat/api-contract/cart/messages";

/**
 * Texts of the cart. A `…Failed` text is shown if the server sent no message, an `…Unreached` text if it did not
 * answer.
 */
export const cartTexts = {
  ...cartMessages,
  addedFromCard: "Added to cart",
  addFromCardFailed: "Failed to add to cart",
  updateFailed: "Failed to update quantity",
  updateUnreached: "Could not update item.",
  removeFailed: "Failed to remove item",
  removeUnreached: "Could not remove item.",
  addToCart: "Add to Cart",
  buyNow: "Buy Now",
  adding: "Adding...",
  addedShort: "Added!",
  errorShort: "Error",
  delivery: (charge: string, freeFrom: string) => `Delivery ${charge}, free above ${freeFrom} for this item`,
  freeDelivery: "Free delivery",
  priceDown: (before: string, now: string) => `Price drop: was ${before}, now ${now}.`,
  priceUp: (before: string, now: string) => `Price increased from ${before} to ${now}.`,
  undo: "Undo",
  saving: (amount: string) => `You save ${amount} on MRP.`,
  loadFailedTitle: "Error Loading Cart",
} as const;
