const shown = 3;

/** Names for a sentence: a few of them, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(", ");
}
