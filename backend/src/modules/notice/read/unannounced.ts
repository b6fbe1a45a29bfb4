import type { Run } from "#database/database";

/** A review with a low rating. */
export type LowReview = { id: string; rating: number; title: string };
/** Money that staff must refund by hand; `number` is the order's number. */
export type ToPay = { id: string; number: number; paise: number };

/** Reviews of the last hour of these products, with at most `maxRating` stars, that have no notice with their key. */
export const findUntoldReviews = (
  run: Run,
  { productIds, maxRating }: { productIds: readonly string[]; maxRating: number },
): Promise<LowReview[]> =>
  run<LowReview>({
    name: "notice-low-reviews",
    text: `SELECT r.id, r.rating, p.title FROM haat_review r JOIN haat_any_product p ON p.id = r.product_id
            WHERE r.product_id = ANY ($1) AND r.rating <= $2 AND NOT r.hidden
              AND r.created_at > now() - interval '1 hour'
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'low-review:' || r.id) LIMIT 100`,
    values: [productIds, maxRating],
  });

/** Refunds of the last three days that staff must pay by hand and that have no notice. */
export const findUnannouncedRefunds = (run: Run): Promise<ToPay[]> =>
  run<ToPay>({
    name: "notice-refunds-to-pay",
    text: `SELECT t.id, COALESCE(l.display_id, 0) AS number, t.amount_paise::float8 AS paise
             FROM haat_refund_task t LEFT JOIN haat_order_listing l ON l.order_id = t.order_id
            WHERE t.destination IS NULL AND t.status <> 'done'
              AND t.created_at > now() - interval '3 days'
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'refund-to-pay:' || t.id) LIMIT 200`,
    values: [],
  });
