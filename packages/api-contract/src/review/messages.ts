export const reviewMessages = {
  invalidFormat: "Invalid data format from API.",
  verifiedBuyer: "Verified Buyer",
  loginToReview: "You must be logged in to submit a review.",
  ratingMissing: "Please select a star rating.",
  added: "Thank you! Your review has been submitted successfully.",
  failed: "Failed to submit rating.",
  orderNotFound: "Order not found.",
  productNotInOrder: "This product is not part of the order.",
  notDelivered: "You can review a product once its order has been delivered.",
  alreadyReviewed: "You have already reviewed this product.",
} as const;
