export const commissionMessages = {
  percentInvalid: "Please enter a percentage with at most two decimals.",
  categoryNotFound: "Category not found.",
  changedMeanwhile: "This rate was changed by someone else. Please reload and try again.",
  saved: "Commission saved. It applies to new orders.",
  removed: "Custom rate removed. The default rate applies to new orders.",
  fetchFailed: "Could not fetch the commission.",
  saveFailed: "The commission could not be saved. Please try again.",
} as const;
