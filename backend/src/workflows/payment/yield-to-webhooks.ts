import { setTimeout as pause } from "node:timers/promises";
import { RateWindow } from "./rate-window";

/** Below this rate, in webhooks a second, processing does not pause. */
const minRate = 50;
const maxRestMs = 1_000;

const webhooks = new RateWindow();

export const webhookCame = (): void => webhooks.came();

/**
 * How long processing pauses after a step: at 50 webhooks a second as long as the step took, at 500 ten times as long,
 * so that the share of the event loop that is left to webhooks grows with their number.
 *
 * @param workedMs how long the step took.
 * @param rate webhooks a second.
 * @returns milliseconds, at most a second.
 */
export const restAfter = (workedMs: number, rate: number): number =>
  rate < minRate ? 0 : Math.min((workedMs * rate) / minRate, maxRestMs);

/**
 * Gives incoming webhooks priority over processing their events, while many come: a gateway that waits too long for its
 * response sends again, whereas processing can wait a moment.
 *
 * @param workedMs how long the last processing step took.
 */
export async function yieldToWebhooks(workedMs: number): Promise<void> {
  const restMs = restAfter(workedMs, webhooks.rate);
  if (restMs > 0) await pause(restMs);
}
