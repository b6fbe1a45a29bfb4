export const sellerMessages = {
  notFound: "This seller does not exist.",
  reasonRequired: "Please say why, so that the seller knows what to do.",
  reasonTooLong: (most: number) => `The reason can have at most ${most} characters.`,
  approved: "The seller has been approved.",
  rejected: "The seller has been rejected.",
  suspended: "The seller has been suspended.",
  moveRefused: (from: string, to: string) => `A seller who is ${from} can't become ${to}.`,
  emailUnverified:
    "This seller has not verified their email address yet. It can be approved once the code that was sent there is entered.",
  changedMeanwhile: "Somebody else has changed this seller meanwhile. Please look again.",
  fetchFailed: "Could not fetch sellers.",
  fetchOneFailed: "Could not fetch this seller.",
  saveFailed: "The seller could not be saved. Please try again.",
} as const;
