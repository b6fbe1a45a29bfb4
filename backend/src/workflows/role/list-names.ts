const shown = 3;

/** Joins names for a sentence: the first few, and the number of others. */
export function listNames(names: readonly string[]): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(", ");
}
