import { setTimeout as pause } from "node:timers/promises";
import { RateWindow } from "./rate-window";

/** Webhooks a second that count as many. */
const many = 50;
/** While many come, reading pauses for this multiple of its working time. */
const rests = 3;
const maxRestMs = 1_000;

const webhooks = new RateWindow(many);

export const webhookCame = (): void => webhooks.came();

/**
 * Gives incoming webhooks priority over processing their events, while many come: a gateway that waits too long for its
 * response sends again, whereas processing can wait a moment.
 *
 * @param workedMs how long the last processing step took.
 */
export async function yieldToWebhooks(workedMs: number): Promise<void> {
  if (webhooks.isHere) await pause(Math.min(workedMs * rests, maxRestMs));
}
