export const sellerEarningsMessages = {
  fetchFailed: "Could not fetch the earnings.",
  payoutsFailed: "Could not fetch the payouts.",
  downloadFailed: "The file could not be made. Please try again.",
  tooManyRows: (most: number) => `A file can have at most ${most} rows. Please choose fewer days.`,
  amountTooSmall: "Please enter an amount of at least ₹0.01.",
  amountTooLarge: "The amount is more than what is available.",
  referenceRequired: "Please enter the bank's reference.",
  referenceTooLong: (most: number) => `The reference can have at most ${most} characters.`,
  referenceTaken: "A payout with this reference has been recorded already.",
  noAccount: "This seller has entered no bank account.",
  accountUnchecked:
    "This account was changed after the approval and is not checked yet. Please check it before you pay.",
  payoutRecorded: "The payout has been recorded.",
  payoutFailed: "The payout could not be recorded. Please try again.",
} as const;
