export const reconciliationMessages = {
  fetchFailed: "Could not fetch the reconciliation.",
  runFailed: "Reconciliation failed. Please try again.",
  isRunning: "Reconciliation is already running. Please wait a moment.",
  right: "Everything matches.",
  different: (count: number) => (count === 1 ? "1 difference found." : `${count} differences found.`),
  incomplete: "Reconciliation is incomplete.",
  rangeReversed: "The end date must not be before the start date.",
  rangeTooLong: (days: number) => `A date range can have at most ${days} days.`,
  /** Why a part of the reconciliation is missing. */
  noKeys: "The keys are missing or were rejected.",
  otherKeys: "Some payments belong to a different account than the current keys.",
  unreachable: "The gateway can't be reached.",
  refused: (said: string) => `The gateway returned an error: ${said}`,
} as const;
