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

/** Separate from the shoppers' messages, which their pages load. */
export const staffReviewMessages = {
  notFound: "Review not found.",
  answerTooLong: "The reply is too long.",
  nothingToChange: "Nothing to change.",
  changedMeanwhile: "This review was changed by someone else. Please reload it before saving.",
  hidden: "Review hidden from customers.",
  shown: "Review shown to customers.",
  answerSaved: "Reply saved.",
  answerRemoved: "Reply removed.",
  unchanged: "No changes to save.",
  listFailed: "Could not fetch reviews.",
  saveFailed: (message: string) => `Error saving review: ${message}`,
  none: "No reviews found.",
} as const;
