/**
 * Begins the error of a message that no further try can deliver, such as one to a mailbox that does not exist. The
 * engine's notification module hands on nothing of an error but its text.
 */
export const refusedForGood = "Permanently rejected:";

export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(refusedForGood);
