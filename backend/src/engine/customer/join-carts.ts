import type { OneTransaction } from "#engine/hooks/one-transaction";

type Values = { into: string; from: string };

const cartOf = (customer: string) =>
  `(SELECT id FROM cart WHERE customer_id = ${customer} AND metadata @> jsonb_build_object('shop', true) AND completed_at IS NULL
      AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1)`;

const steps = [
  // A session that is changing the cart at this moment must read it again (`writeCart`).
  `UPDATE cart SET updated_at = clock_timestamp() WHERE id = ${cartOf(":into")}`,
  // For a variant in both carts the larger quantity wins, not the sum. Checkout checks the stock anyway.
  `UPDATE cart_line_item mine SET quantity = greatest(mine.quantity, theirs.quantity), updated_at = now()
     FROM cart_line_item theirs
    WHERE mine.cart_id = ${cartOf(":into")} AND theirs.cart_id = ${cartOf(":from")}
      AND mine.variant_id = theirs.variant_id AND mine.deleted_at IS NULL AND theirs.deleted_at IS NULL`,
  // Move the other lines, oldest first, up to the cart's limit.
  `UPDATE cart_line_item SET cart_id = ${cartOf(":into")}
    WHERE id IN (
      SELECT theirs.id FROM cart_line_item theirs
       WHERE theirs.cart_id = ${cartOf(":from")} AND theirs.deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM cart_line_item mine
                          WHERE mine.cart_id = ${cartOf(":into")} AND mine.variant_id = theirs.variant_id AND mine.deleted_at IS NULL)
       ORDER BY theirs.created_at, theirs.id
       LIMIT greatest(0, :max - (SELECT count(*) FROM cart_line_item mine
                                   WHERE mine.cart_id = ${cartOf(":into")} AND mine.deleted_at IS NULL)))
      AND ${cartOf(":into")} IS NOT NULL`,
  `DELETE FROM cart WHERE id = ${cartOf(":from")} AND ${cartOf(":into")} IS NOT NULL`,
  // If `into` has no cart, it gets the other's, along with any carts that the engine made for `from`.
  "UPDATE cart SET customer_id = :into WHERE customer_id = :from",
];

/** Merges two carts into one of at most `max` lines. Call it in a transaction that has locked both customers' rows. */
export async function joinCarts(transaction: OneTransaction, values: Values, max: number): Promise<void> {
  for (const step of steps) await transaction.run(step, { ...values, max });
}
