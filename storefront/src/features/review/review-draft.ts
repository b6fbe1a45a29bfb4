import { reviewMessages } from "@haat/api-contract/review/messages";

/** A review while it is being written. `rating` is 0 until a star is chosen. */
export type ReviewDraft = { rating: number; comment: string; picture: File | null };

export const emptyDraft: ReviewDraft = { rating: 0, comment: "", picture: null };

/** The error message; null if it can be sent. */
export const draftProblem = ({ rating }: ReviewDraft): string | null =>
  rating === 0 ? reviewMessages.ratingMissing : null;

/** Texts of the review dialog. */
export const reviewTexts = {
  write: "Write a review",
  written: "Reviewed",
  title: "Write a review",
  stars: "Your rating",
  /** One to five. */
  starNames: ["Poor", "Fair", "Good", "Very good", "Excellent"],
  comment: "Your review (optional)",
  commentHint: "What did you like or dislike? How do you use this product?",
  picture: "Image (optional)",
  pictureHint: "PNG, JPEG, GIF, WebP or AVIF, up to 5 MB.",
  submit: "Submit review",
  submitting: "Submitting...",
} as const;
