export const commissionMessages = {
  percentInvalid: "Please enter a percentage with at most two decimals.",
  categoryNotFound: "This category does not exist.",
  changedMeanwhile: "Somebody else has changed this rate meanwhile. Please look again.",
  saved: "The commission has been saved. Orders that are placed from now on have it.",
  removed: "The own rate has been removed. Orders that are placed from now on have the usual one.",
  fetchFailed: "Could not fetch the commission.",
  saveFailed: "The commission could not be saved. Please try again.",
} as const;
