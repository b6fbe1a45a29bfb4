export const earningsMessages = {
  rangeReversed: "to: the last day must not lie before the first.",
  rangeTooLong: (days: number) => `to: a range can have at most ${days} days.`,
  fetchFailed: "Could not fetch the earnings.",
} as const;
