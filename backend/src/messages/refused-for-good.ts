/**
 * The error prefix of a message that no retry can deliver, such as one to a mailbox that does not exist. A prefix,
 * because the engine's notification module passes on only an error's text.
 */
export const refusedForGood = "Permanently rejected:";

export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(refusedForGood);

/** The error prefix of a message to a number that WhatsApp can't reach, after the other. */
export const notOnWhatsApp = "Not on WhatsApp:";

export const isNotOnWhatsApp = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(notOnWhatsApp);
