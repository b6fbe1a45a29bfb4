export const customerMessages = {
  notFound: "This customer does not exist.",
  reasonRequired: "Please say why this customer is blocked.",
  reasonTooLong: (most: number) => `The reason can have at most ${most} characters.`,
  blocked: "The customer has been blocked and logged out everywhere.",
  unblocked: "The customer can log in and order again.",
  blockedAlready: "The customer is blocked already.",
  unblockedAlready: "The customer is not blocked.",
  changedMeanwhile: "Somebody else has changed this customer meanwhile. Please look again.",
  fetchFailed: "Could not fetch customers.",
  fetchOneFailed: "Could not fetch this customer.",
  saveFailed: "The customer could not be saved. Please try again.",
} as const;
