import type { Run } from "#database/database";

/** One shopper's attempts to pay become another's. */
export async function moveShopper(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
  await run({
    name: "payment-attempt-move-shopper",
    text: "UPDATE payment_attempt SET customer_id = $2 WHERE customer_id = $1",
    values: [from, into],
  });
}

/** Money that moved stays in the books, under `nobody`'s name; where it was to be paid back to by hand is gone. */
export async function purgeShopper(
  run: Run,
  { customerId, nobody, orderIds }: { customerId: string; nobody: string; orderIds: readonly string[] },
): Promise<void> {
  await run({
    name: "refund-payee-forget",
    text: "DELETE FROM refund_payee WHERE order_id = ANY ($1)",
    values: [orderIds],
  });
  await moveShopper(run, { from: customerId, into: nobody });
}
