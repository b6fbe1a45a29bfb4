export const courierMessages = {
  badSignature: "The signature is wrong, or older than five minutes.",
} as const;
