import type { Run } from "#database/database";
import { historyWithActor, historyWithoutActor } from "#sql/actor-sql";

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Orders stay, and move to `nobody`. @returns which. */
export async function purgeShopper(run: Run, customerId: string, nobody: string): Promise<string[]> {
  return ids(
    await run<{ id: string }>({
      name: "order-status-forget-shopper",
      text: `UPDATE order_status SET customer_id = $2, history = ${historyWithoutActor("$1")}
              WHERE customer_id = $1 RETURNING order_id AS id`,
      values: [customerId, nobody],
    }),
  );
}

/** Moves one shopper's orders to another. */
export async function moveShopper(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
  await run({
    name: "order-status-move-shopper",
    text: `UPDATE order_status SET customer_id = $2, history = ${historyWithActor("$1", "to_jsonb($2::text)")}
            WHERE customer_id = $1`,
    values: [from, into],
  });
}
