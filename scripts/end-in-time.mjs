import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until a process that was asked to end has ended; kills it after the deadline.
 *
 * @param {Promise<unknown>} ended @param {number} deadline in milliseconds @param {() => unknown} force
 */
export async function endInTime(ended, deadline, force) {
  const patience = new AbortController();
  const tooLong = pause(deadline, undefined, { signal: patience.signal }).then(force, () => undefined);
  await ended;
  patience.abort();
  await tooLong;
}
