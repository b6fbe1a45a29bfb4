export const taskMessages = {
  fetchFailed: "Could not fetch the failed tasks.",
  noneFailed: "Nothing has failed.",
  noneRetrying: "Nothing waits to be tried again.",
  retried: "The task is tried again.",
  retryFailed: "The task could not be tried again. Please try once more.",
  notFound: "There is no such failed task. It may have been done meanwhile.",
  isRetried: "This task is being tried again already.",
  /** Said in place of an error by a task that was given up without one. */
  processDied: "The server stopped in the middle of it.",
} as const;
