export const taskMessages = {
  fetchFailed: "Could not fetch the failed tasks.",
  noneFailed: "No failed tasks.",
  noneRetrying: "No tasks are being retried.",
  retried: "The task is being retried.",
  retryFailed: "The task could not be retried. Please try again.",
  notFound: "Task not found. It may have been completed in the meantime.",
  isRetried: "This task is already being retried.",
  /** Replaces the error of a task that failed without one. */
  processDied: "The server stopped while the task was running.",
} as const;
