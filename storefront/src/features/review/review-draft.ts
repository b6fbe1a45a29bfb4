import { reviewMessages } from "@haat/api-contract/review/messages";

/** A review as it is being written. `rating` is 0 until a star is chosen. */
export type ReviewDraft = { rating: number; comment: string; picture: File | null };

export const emptyDraft: ReviewDraft = { rating: 0, comment: "", picture: null };

/** What is missing, as a whole sentence; null when it can be sent. */
export const draftProblem = ({ rating }: ReviewDraft): string | null =>
  rating === 0 ? reviewMessages.ratingMissing : null;
