import { shownState } from "./words";

export const sellerMessages = {
  notFound: "Seller not found.",
  reasonRequired: "Please enter a reason, so that the seller knows what to do.",
  reasonTooLong: (max: number) => `The reason can have at most ${max} characters.`,
  approved: "The seller has been approved.",
  rejected: "The seller has been rejected.",
  suspended: "The seller has been suspended.",
  moveRefused: (from: string, to: string) => `A seller can't be changed from ${shownState(from)} to ${shownState(to)}.`,
  emailUnverified:
    "This seller hasn't verified their email address yet. You can approve them once they have entered the code we sent.",
  changedMeanwhile: "This seller was changed by someone else. Please reload and try again.",
  fetchFailed: "Could not fetch sellers.",
  fetchOneFailed: "Could not fetch this seller.",
  saveFailed: "The seller could not be saved. Please try again.",
} as const;
