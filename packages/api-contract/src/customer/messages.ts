export const customerMessages = {
  notFound: "Customer not found.",
  reasonRequired: "Please enter a reason for blocking this customer.",
  reasonTooLong: (max: number) => `The reason can have at most ${max} characters.`,
  blocked: "The customer has been blocked and logged out everywhere.",
  unblocked: "The customer can log in and place orders again.",
  blockedAlready: "The customer is already blocked.",
  unblockedAlready: "The customer is not blocked.",
  changedMeanwhile: "This customer was changed by someone else. Please reload and try again.",
  fetchFailed: "Could not fetch customers.",
  fetchOneFailed: "Could not fetch this customer.",
  saveFailed: "The customer could not be saved. Please try again.",
} as const;
