export const homeMessages = {
  rowInvalid: "The home page has no such row.",
  rowTwice: "A row can be on the home page only once.",
  tooManyRows: (max: number) => `The home page has up to ${max} rows.`,
  changedMeanwhile: "The home page was changed by someone else. Please reload and try again.",
  saved: "Home page saved.",
  timePast: "The time to publish it has passed.",
  scheduled: "Home page scheduled.",
  notScheduled: "The home page is no longer scheduled. Please reload and try again.",
  unscheduled: "The scheduled home page was removed.",
  unscheduleFailed: "The scheduled home page could not be removed. Please try again.",
  fetchFailed: "Could not fetch the home page.",
  saveFailed: "The home page could not be saved. Please try again.",
} as const;
