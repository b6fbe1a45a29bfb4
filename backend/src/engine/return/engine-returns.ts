import type { Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/** The engine's return of an order, found by its note: there is no other way to find it after a crash. */
export async function findReturn(run: Run, orderId: string, note: string): Promise<string | undefined> {
  const [made] = await run<{ id: string }>({
    name: "engine-return-of-request",
    text: `SELECT r.id FROM "return" r JOIN return_item i ON i.return_id = r.id AND i.deleted_at IS NULL
            WHERE r.order_id = $1 AND i.note = $2 AND r.deleted_at IS NULL AND r.canceled_at IS NULL LIMIT 1`,
    values: [orderId, note],
  });
  return made?.id;
}

/** How far the engine has got with receiving a return. */
export type ReturnProgress = { isReceived: boolean; hasBegun: boolean; isCounted: boolean };

export async function returnProgress(run: Run, returnId: string): Promise<ReturnProgress | undefined> {
  const [progress] = await run<ReturnProgress>({
    name: "engine-return-progress",
    text: `SELECT r.status = 'received' AS "isReceived", c.id IS NOT NULL AS "hasBegun",
       EXISTS (SELECT FROM order_change_action a WHERE a.order_change_id = c.id AND a.deleted_at IS NULL) AS "isCounted"
  FROM "return" r
  LEFT JOIN order_change c ON c.return_id = r.id AND c.change_type = 'return_receive'
        AND c.status IN ('pending', 'requested') AND c.deleted_at IS NULL
 WHERE r.id = $1`,
    values: [returnId],
  });
  return progress;
}

/** Links an exchange to its return; the engine's module cannot set it on creation. */
export async function nameReturnOfExchange(
  transaction: OneTransaction,
  { exchangeId, returnId }: { exchangeId: string; returnId: string },
): Promise<void> {
  await transaction.run("UPDATE order_exchange SET return_id = ? WHERE id = ?", [returnId, exchangeId]);
}

/** Marks a whole return as received and written off: the engine's order change does not update the return itself. */
export async function markWrittenOff(transaction: OneTransaction, returnId: string): Promise<void> {
  await transaction.run(
    `UPDATE "return" SET status = 'received', received_at = now(), updated_at = now() WHERE id = ?`,
    [returnId],
  );
  await transaction.run(
    `UPDATE return_item SET received_quantity = quantity, raw_received_quantity = raw_quantity,
            damaged_quantity = quantity, raw_damaged_quantity = raw_quantity, updated_at = now() WHERE return_id = ?`,
    [returnId],
  );
}
