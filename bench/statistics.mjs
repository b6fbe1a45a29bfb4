import { itemAt } from "./item-at.mjs";

/** The median; of an even number of values the mean of the middle two. @param {number[]} values at least one */
export function median(values) {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? itemAt(sorted, middle) : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
}

/**
 * The smallest value that at least `percent` of all values do not exceed (nearest rank).
 *
 * @param {number[]} values at least one
 * @param {number} percent above 0, at most 100
 */
export function percentile(values, percent) {
  const sorted = ascending(values);
  return itemAt(sorted, Math.ceil((percent / 100) * sorted.length) - 1);
}

/** @param {number[]} values */
function ascending(values) {
  if (values.length === 0) throw new Error("Nothing was measured.");
  return [...values].sort((a, b) => a - b);
}
