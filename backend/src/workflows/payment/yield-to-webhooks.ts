import { setTimeout as pause } from "node:timers/promises";
import { RateWindow } from "./rate-window";

/** Webhooks a second that are many. */
const many = 50;
/** While many come, reading rests this many times as long as it worked. */
const rests = 3;
const maxRestMs = 1_000;

const webhooks = new RateWindow(many);

export const webhookCame = (): void => webhooks.came();

/**
 * Lets webhooks go before the reading of what they told of, while many come: a gateway that waits too long for its answer
 * sends once more, and an order's money is found a moment later as well.
 *
 * @param workedMs how long the last piece of reading took.
 */
export async function yieldToWebhooks(workedMs: number): Promise<void> {
  if (webhooks.isHere) await pause(Math.min(workedMs * rests, maxRestMs));
}
