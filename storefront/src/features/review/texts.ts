/** The words of the review dialog. */
export const reviewTexts = {
  write: "Write a review",
  written: "Reviewed",
  title: "Write a review",
  stars: "Your rating",
  /** One to five. */
  starNames: ["Poor", "Fair", "Good", "Very good", "Excellent"],
  comment: "Your review (optional)",
  commentHint: "What did you like or dislike? How do you use it?",
  picture: "Picture (optional)",
  pictureHint: "PNG, JPEG, GIF, WebP or AVIF, at most 5 MB.",
  submit: "Submit Review",
  submitting: "Submitting...",
} as const;
