export const reviewMessages = {
  invalidFormat: "Invalid data format from API.",
  verifiedBuyer: "Verified Buyer",
} as const;
