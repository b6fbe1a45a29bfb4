import { log } from "../log/log";

/**
 * Waits until a message that was sent is stored, so that reports of it are known. One that can't be stored was sent
 * nevertheless.
 */
export const rememberSent = (storing: Promise<void>): Promise<void> =>
  storing.catch((error: unknown) => log.warn({ err: error }, "Could not store that a message was sent"));
