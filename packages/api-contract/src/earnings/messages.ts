export const earningsMessages = {
  rangeReversed: "The end date must not be before the start date.",
  rangeTooLong: (days: number) => `A date range can have at most ${days} days.`,
  fetchFailed: "Could not fetch the earnings.",
} as const;
