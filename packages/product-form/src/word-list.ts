/** Parses comma-separated text: trimmed, without empty entries and duplicates. */
export function wordsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
}

export const asWordList = (words: readonly string[]): string => words.join(", ");
