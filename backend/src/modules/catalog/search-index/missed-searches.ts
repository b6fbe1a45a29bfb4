/** Beyond this many distinct texts new ones are dropped until the counts are taken: only frequent misses matter. */
const maxTexts = 500;
/** Longer texts are no names of goods. */
const maxLength = 60;
/** Possibly personal: a number of six digits or more (phone, PIN code, order), an email address. */
const personal = /\p{N}(?:[\s-]?\p{N}){5}|@/u;

/** Counts searches that found nothing, until the counts are taken and stored. */
export class MissedSearches {
  private counts = new Map<string, number>();

  add(text: string): void {
    const query = text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
      .trim();
    if (!/\p{L}/u.test(query) || query.length > maxLength || personal.test(query)) return;
    if (this.counts.size >= maxTexts && !this.counts.has(query)) return;
    this.counts.set(query, (this.counts.get(query) ?? 0) + 1);
  }

  take(): { query: string; count: number }[] {
    const taken = [...this.counts].map(([query, count]) => ({ query, count }));
    this.counts = new Map();
    return taken;
  }
}
