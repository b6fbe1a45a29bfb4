export const operationsMessages = {
  fetchFailed: "Could not check the shop.",
} as const;
