export const courierMessages = {
  badSignature: "The signature is invalid or older than five minutes.",
} as const;
