/**
 * The first `max` items of the list as sorted by `compare`. Costs little more than one pass while few of many are
 * needed.
 */
export function firstOf<Item>(
  items: ArrayLike<Item> & Iterable<Item>,
  max: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  if (max * 4 > items.length) return [...items].sort(compare).slice(0, max);
  const first: Item[] = [];
  let last: Item | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    if (last !== undefined && compare(item, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = first[middle];
      if (other !== undefined && compare(item, other) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, item);
    if (first.length > max) first.pop();
    last = first[max - 1];
  }
  return first;
}
