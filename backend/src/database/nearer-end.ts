type Order = "asc" | "desc";
type WantedPage = { total: number; limit: number; offset: number; order: Order };

/**
 * Where to read a page from: PostgreSQL walks over all rows before it, so a page in the second half of a list is read
 * backwards from the end, in the opposite order. The returned `limit` is the number of rows on such a page.
 */
export function fromNearerEnd({ total, limit, offset, order }: WantedPage) {
  if (offset * 2 < total || offset >= total) return { limit, offset, order, isReversed: false };
  const rows = Math.min(limit, total - offset);
  const opposite: Order = order === "asc" ? "desc" : "asc";
  return { limit: rows, offset: total - offset - rows, order: opposite, isReversed: true };
}

/** The rows in the order of the list. */
export const inListOrder = <Row>(rows: Row[], { isReversed }: { isReversed: boolean }): Row[] =>
  isReversed ? rows.toReversed() : rows;
