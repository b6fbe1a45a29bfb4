import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;

/** Asks again and again until the answer is there, for what the shop does a moment later by itself. Fails after 30 s unless told otherwise. */
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
