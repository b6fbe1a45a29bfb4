import { earningsMessages } from "@haat/api-contract/earnings/messages";
import { limits } from "@haat/api-contract/limits";
import { ApiError } from "#errors/api-error";
import type { DayRange } from "#modules/figures/read/earnings";

const dayMs = 86_400_000;
/** India has a single time zone, without daylight saving time. */
const indiaAheadMs = 5.5 * 3_600_000;

const toNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const toDay = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** The date in India at a time, as `YYYY-MM-DD`. */
export const dayInIndia = (at: Date): string => new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 10);

/** The day that many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => toDay(toNumber(day) + days);

export const daysIn = ({ from, to }: DayRange): number => toNumber(to) - toNumber(from) + 1;

/** The range of the same length that ends right before a range. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
});

/** The calendar month of a day, or the one that many months later or earlier. */
export function monthOf(day: string, months = 0): DayRange {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  const first = (after: number) => new Date(Date.UTC(year, month - 1 + months + after, 1)).toISOString().slice(0, 10);
  return { from: first(0), to: addDays(first(1), -1) };
}

/** The Indian financial year of a day, April to March, or the one that many years later or earlier. */
export function financialYearOf(day: string, years = 0): DayRange {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  const start = (month >= 4 ? year : year - 1) + years;
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` };
}

const usualDays = 30;

/** The given range; by default the thirty days up to today. @throws ApiError 400 reversed or too long. */
export function chosenRange({ from, to }: { from?: string | undefined; to?: string | undefined }): DayRange {
  const today = dayInIndia(new Date());
  const last = to ?? (from && from > today ? from : today);
  const range = { from: from ?? addDays(last, 1 - usualDays), to: last };
  if (daysIn(range) < 1) throw new ApiError(400, earningsMessages.rangeReversed);
  const max = limits.maxEarningsDays;
  if (daysIn(range) > max) throw new ApiError(400, earningsMessages.rangeTooLong(max));
  return range;
}
