import type { Run } from "#database/database";
import { historyWithActor, historyWithoutActor } from "#sql/actor-sql";

/** Returns stay, and move to `nobody`. @returns images that are no longer shown anywhere. */
export async function purgeShopper(run: Run, customerId: string, nobody: string): Promise<string[]> {
  const shown = await run<{ image: string }>({
    name: "return-pictures-of-shopper",
    text: "SELECT image FROM return_request WHERE customer_id = $1 AND image IS NOT NULL",
    values: [customerId],
  });
  await run({
    name: "return-forget-shopper",
    text: `UPDATE return_request SET customer_id = $2, reason = '', image = NULL, rejection = NULL,
                  history = ${historyWithoutActor("$1")}
            WHERE customer_id = $1`,
    values: [customerId, nobody],
  });
  return shown.map(({ image }) => image);
}

/** Moves one shopper's returns to another. */
export async function moveShopper(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
  await run({
    name: "return-move-shopper",
    text: `UPDATE return_request SET customer_id = $2, history = ${historyWithActor("$1", "to_jsonb($2::text)")}
            WHERE customer_id = $1`,
    values: [from, into],
  });
}
