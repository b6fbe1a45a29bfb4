const dayMs = 86_400_000;
/** India has one time zone, without daylight saving time. */
const indiaAheadMs = 5.5 * 3_600_000;

/** Days as `YYYY-MM-DD`, both inclusive. */
export type DayRange = { from: string; to: string };

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The current day in India. */
export const dayInIndia = (now: Date): string => toDay(now.getTime() + indiaAheadMs);

/** An instant as a field of type `datetime-local` has it, in India's time. */
export const timeInIndia = (instant: string): string =>
  new Date(Date.parse(instant) + indiaAheadMs).toISOString().slice(0, 16);

export const addDays = (day: string, days: number): string => toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

const firstOf = (year: number, month: number) => toDay(Date.UTC(year, month - 1, 1));

/** The preset ranges, as of today. A financial year begins in April. */
export function usualRanges(today: string): { name: string; range: DayRange }[] {
  const [year = 1970, month = 1] = today.split("-").map(Number);
  const yearBegan = month >= 4 ? year : year - 1;
  return [
    { name: "7 days", range: { from: addDays(today, -6), to: today } },
    { name: "30 days", range: { from: addDays(today, -29), to: today } },
    { name: "90 days", range: { from: addDays(today, -89), to: today } },
    { name: "This month", range: { from: firstOf(year, month), to: today } },
    { name: "Last month", range: { from: firstOf(year, month - 1), to: addDays(firstOf(year, month), -1) } },
    { name: "Financial year", range: { from: `${yearBegan}-04-01`, to: today } },
  ];
}

/** Parses a day from a URL or a field; empty if it is invalid. */
export function readDay(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || toDay(at) !== text ? "" : text;
}

/**
 * The range with one end changed; null if the text is not a day. Moving one end past the other results in a single day.
 */
export function withEnd(range: DayRange, end: keyof DayRange, text: string): DayRange | null {
  const day = readDay(text);
  if (!day) return null;
  const next = { ...range, [end]: day };
  return next.from > next.to ? { from: day, to: day } : next;
}

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", ...options });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** `5 Mar`, on an axis. */
export const shortDay = written({ day: "numeric", month: "short" });
/** `5 Mar 2026`. */
export const longDay = written({ day: "numeric", month: "short", year: "numeric" });
/** `Mar 2026`. */
export const monthName = written({ month: "short", year: "numeric" });
