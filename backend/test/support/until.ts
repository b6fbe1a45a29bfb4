import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;

/** Polls until there is a result, for what the shop does asynchronously. Fails after 30 s unless told otherwise. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  deadline = patience,
): Promise<Answer> {
  const end = Date.now() + deadline;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what} did not come to be.`);
    await pause(20);
  }
}
