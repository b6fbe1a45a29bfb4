/** Letters wrong, missing, too many or in each other's place that are forgiven; shorter words are too like each other. */
const maxTypos = (typed: string) => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** Whether a word, or its beginning, is what was meant by one that was typed: small letters both. */
export function isNear(word: string, typed: string): boolean {
  const max = maxTypos(typed);
  if (word.startsWith(typed)) return true;
  if (max === 0) return false;
  for (let length = typed.length - max; length <= Math.min(word.length, typed.length + max); length++) {
    if (distance(word.slice(0, length), typed) <= max) return true;
  }
  return false;
}

/** Changes of one letter, or of two neighbours' places, from one word to another. */
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
