export const reconciliationMessages = {
  fetchFailed: "Could not fetch the reconciliation.",
  runFailed: "The books could not be compared. Please try again.",
  isRunning: "The books are being compared already. Please wait a moment.",
  right: "All books agree.",
  different: (count: number) =>
    count === 1 ? "The books differ in one place." : `The books differ in ${count} places.`,
  incomplete: "Not all books could be compared.",
  rangeReversed: "The last day must not lie before the first.",
  rangeTooLong: (days: number) => `A range can have at most ${days} days.`,
  /** Why a part of the comparison is missing. */
  noKeys: "There are no keys for it, or they are refused.",
  otherKeys: "Some payments were made in another account than the present keys open.",
  unreachable: "It can't be reached.",
  refused: (said: string) => `It does not answer: ${said}`,
} as const;
