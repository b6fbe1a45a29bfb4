export const walletMessages = {
  fetchFailed: "We could not load your wallet. Please try again.",
  amountTooSmall: "Please enter an amount of at least ₹0.01.",
  amountTooLarge: "You can add at most ₹1,00,000 at a time.",
  amountInvalid: "Please enter an amount in rupees with at most two decimals.",
  noteRequired: "Please enter a reason for adding this money.",
  noteTooLong: (max: number) => `The reason can have at most ${max} characters.`,
  keyMissing: "An Idempotency-Key is required, so that the money is added only once.",
  keyReused: "This Idempotency-Key has already been used for another amount.",
  credited: "Money added to the customer's wallet.",
  creditFailed: "The money could not be added. Please try again.",
} as const;
