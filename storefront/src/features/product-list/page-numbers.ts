/** The pages that a pager offers: first, last and those around the open one; null stands for a gap. */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
