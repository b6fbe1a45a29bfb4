export const overviewMessages = {
  fetchFailed: "Could not fetch the overview.",
} as const;
