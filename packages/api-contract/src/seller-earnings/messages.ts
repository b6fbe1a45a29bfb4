export const sellerEarningsMessages = {
  fetchFailed: "Could not fetch the earnings.",
  payoutsFailed: "Could not fetch the payouts.",
  downloadFailed: "The file could not be created. Please try again.",
  tooManyRows: (max: number) => `A file can have at most ${max} rows. Please choose a shorter period.`,
  amountTooSmall: "Please enter an amount of at least ₹0.01.",
  amountTooLarge: "The amount is more than the available balance.",
  referenceRequired: "Please enter the bank reference.",
  referenceTooLong: (max: number) => `The reference can have at most ${max} characters.`,
  referenceTaken: "A payout with this reference has already been recorded.",
  noAccount: "This seller has no bank account on file.",
  accountUnchecked:
    "This account was changed after approval and hasn't been checked yet. Please check it before you pay.",
  payoutRecorded: "The payout has been recorded.",
  payoutFailed: "The payout could not be recorded. Please try again.",
} as const;
