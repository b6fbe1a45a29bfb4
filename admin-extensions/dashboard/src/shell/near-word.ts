/**
 * Number of tolerated typos: wrong, missing, extra or swapped letters. Short words tolerate none, as they are too
 * similar.
 */
const maxTypos = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** Whether a typed word matches a word or its beginning, allowing for typos; both in lower case. */
export function isNear(word: string, typed: string): boolean {
  const max = maxTypos(typed);
  if (word.startsWith(typed)) return true;
  if (max === 0) return false;
  for (let length = typed.length - max; length <= Math.min(word.length, typed.length + max); length++) {
    if (distance(word.slice(0, length), typed) <= max) return true;
  }
  return false;
}

/** Edit distance, where swapping two neighbouring letters counts as one change. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
