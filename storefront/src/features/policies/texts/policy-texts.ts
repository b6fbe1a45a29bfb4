export const policyTexts = {
  loading: "Loading…",
  loadFailed: "This page could not be loaded",
  loadFailedWhy: "Please check your connection and try again.",
  sellerUnknown: "The details of the seller have not been entered yet.",
  complaints: "Complaints are acknowledged within 48 hours and settled within one month of their arrival.",
} as const;
