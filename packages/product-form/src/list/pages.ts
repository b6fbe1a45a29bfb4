/** What a page of a list says of itself. Without rows it begins and ends at 0. */
export function pageOf({ page, limit, total }: { page: number; limit: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const current = Math.min(page, pages);
  return {
    pages,
    current,
    from: total === 0 ? 0 : (current - 1) * limit + 1,
    to: Math.min(current * limit, total),
  };
}
