/**
 * An item of a list that must exist; throws if it does not.
 *
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} index negative counts from the end
 * @returns {Item}
 */
export function itemAt(list, index) {
  const item = list.at(index);
  if (item === undefined) throw new Error(`There is no item ${index} among ${list.length}.`);
  return item;
}
