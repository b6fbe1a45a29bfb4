import type { Run } from "#database/database";

/** Moves one shopper's payment attempts to another. */
export async function moveShopper(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
  await run({
    name: "payment-attempt-move-shopper",
    text: "UPDATE payment_attempt SET customer_id = $2 WHERE customer_id = $1",
    values: [from, into],
  });
}

/** Payments stay in the books, under the id `nobody`; the payees of refunds are deleted. */
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
