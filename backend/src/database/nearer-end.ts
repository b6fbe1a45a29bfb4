type Order = "asc" | "desc";
type PagePlace = { total: number; limit: number; offset: number; order: Order };

/**
 * Where to read a page from: PostgreSQL walks over all rows before it, so a page in the second half of a list is read
 * backwards from the end, in the opposite order. `limit` is the number of rows that the page has then.
 *
 * @param place.offset below the total
 */
export function fromNearerEnd({ total, limit, offset, order }: PagePlace) {
  if (offset * 2 < total) return { limit, offset, order, isReversed: false };
  const rows = Math.min(limit, total - offset);
  const opposite: Order = order === "asc" ? "desc" : "asc";
  return { limit: rows, offset: total - offset - rows, order: opposite, isReversed: true };
}

/** The rows in the order of the list. */
export const inListOrder = <Row>(rows: Row[], { isReversed }: { isReversed: boolean }): Row[] =>
  isReversed ? rows.toReversed() : rows;
