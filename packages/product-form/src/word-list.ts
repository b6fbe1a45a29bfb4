/** What was typed with commas between: trimmed, without the empty ones and without repetitions. */
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
