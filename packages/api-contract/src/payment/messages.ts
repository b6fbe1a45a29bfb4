export const paymentMessages = {
  notAwaited: "This order awaits no payment.",
  expired: "The time to pay for this order is over, and it was cancelled.",
  gatewayAway: "The payment service can't be reached at the moment. Please try again, or choose another way to pay.",
  badSignature: "The payment could not be verified.",
  received: "Your payment was received.",
  pending: "Your payment has not arrived yet. We will tell you as soon as it does.",
  failed: "The payment did not go through. You can try again, or choose another way to pay.",
  methodOff: "This payment method is not available. Please choose another.",
  walletTooLow: (balance: string) => `Your wallet holds ${balance}. Please choose a way to pay the rest.`,
  walletOff: "The wallet is not available.",
  walletLost: "The wallet is switched off: the money goes back to where it came from.",
  cashTooLow: (least: string) => `Cash on delivery is available from ${least}.`,
  cashTooHigh: (most: string) => `Cash on delivery is available up to ${most}.`,
  cashNotThere: "Cash on delivery is not available for this pincode.",
  cashRefused: "Cash on delivery is not available, because earlier parcels were not accepted.",
  walletNotEmpty: (balance: string) =>
    `Your wallet still holds ${balance}. Please spend it before the account is deleted.`,
} as const;
