/** What the frame around every page says. */
export const layoutTexts = {
  navigationFailed: "Failed to load navigation data. Please try again later.",
} as const;
