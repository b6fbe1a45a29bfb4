/**
 * When the goods of an order `s` left, as its history tells it. `dispatchesOf` of the invoices' workflows says the same of
 * a history that was read.
 */

/** The first time that they were on their way; null before that. */
export const dispatchedAtSql = `(SELECT min(h->>'at') FROM jsonb_array_elements(s.history) h
  WHERE h->>'status' IN ('shipped', 'delivered'))`;

/** How often they left: once, and once more after each cancellation of what had left. */
export const dispatchesSql = `(SELECT count(DISTINCT e.cancellations) FROM (
  SELECT h.entry->>'status' AS status, count(*) FILTER (WHERE h.entry->>'status' = 'cancelled') OVER (ORDER BY h.place) AS cancellations
    FROM jsonb_array_elements(s.history) WITH ORDINALITY AS h(entry, place)) e WHERE e.status IN ('shipped', 'delivered'))::int`;
