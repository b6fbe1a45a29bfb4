/**
 * SQL of the orders, as `order_id`, whose payments, captures or refunds were written since a moment, those that were deleted
 * softly too.
 *
 * @param since SQL of the condition on a table's alias, e.g. `p.updated_at > $1`.
 */
export const changedPaymentsSql = (since: (table: string) => string): string => `
  SELECT l.order_id FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
   WHERE ${since("p")} OR EXISTS (SELECT FROM refund r WHERE r.payment_id = p.id AND ${since("r")})
      OR EXISTS (SELECT FROM capture c WHERE c.payment_id = p.id AND ${since("c")})`;
