export const earningsMessages = {
  rangeReversed: "The last day must not lie before the first.",
  rangeTooLong: (days: number) => `A range can have at most ${days} days.`,
  fetchFailed: "Could not fetch the earnings.",
} as const;
