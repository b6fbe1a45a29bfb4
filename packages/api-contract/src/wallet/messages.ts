export const walletMessages = {
  fetchFailed: "We could not load your wallet. Please try again.",
  amountTooSmall: "Please enter an amount of at least ₹0.01.",
  amountTooLarge: "At most ₹1,00,000 can be added at once.",
  amountInvalid: "Please enter an amount in rupees with at most two decimals.",
  noteRequired: "Please say why this money is given.",
  noteTooLong: (most: number) => `The reason can have at most ${most} characters.`,
  keyMissing: "An Idempotency-Key is needed, so that the money is added once.",
  keyReused: "This Idempotency-Key was already used to add another amount.",
  credited: "The money is in the customer's wallet.",
  creditFailed: "The money could not be added. Please try again.",
} as const;
