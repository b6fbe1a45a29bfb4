type Known = { _id: string };

/** At most so many products of the lists, one after the other: each once, and never the one that is looked at. */
export function selectSimilar<Row extends Known>(productId: string, most: number, ...lists: (readonly Row[])[]): Row[] {
  const seen = new Set([productId]);
  const fresh = lists.flat().filter(({ _id }) => !seen.has(_id) && seen.add(_id));
  return fresh.slice(0, most);
}
