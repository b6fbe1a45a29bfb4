import { type InLine, inLineSchema } from "@haat/api-contract/order/schemas";
import { hasStatus } from "@haat/web/api-error";

/** The shopper no longer waits. */
export class LeftLine extends Error {}

/** The place in line in a refusal; null for any other error. */
function placeIn(error: unknown): InLine | null {
  if (!hasStatus(error, 503)) return null;
  const read = inLineSchema.safeParse(error.body);
  return read.success ? read.data.line : null;
}

/** When to ask again, in milliseconds: often near the front, and always before the server gives the place away. */
export const askAgainAfter = ({ seconds }: InLine): number => Math.min(5_000, Math.max(500, (seconds * 1_000) / 4));

/**
 * Repeats a call until it is its turn.
 *
 * @param onPlace is told the current place after each refusal.
 * @param signal rejects with its reason while waiting.
 */
export async function inTurn<Answer>(
  call: () => Promise<Answer>,
  onPlace: (place: InLine) => void,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const place = placeIn(error);
      if (!place) throw error;
      onPlace(place);
      await pause(askAgainAfter(place), signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  });
