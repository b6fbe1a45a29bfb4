import type { Policy } from "./schemas";

/** A calendar day in India, `YYYY-MM-DD`. */
type Day = string;

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Republic Day, Independence Day and Gandhi Jayanti: the public holidays of all of India. */
const nationalHolidays = new Set(["01-26", "08-15", "10-02"]);

export const indianDay = (instant: Date): Day => dayInIndia.format(instant);

const isBusinessDay = (day: Date): boolean =>
  day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !nationalHolidays.has(day.toISOString().slice(5, 10));

/** The day that many business days after `from`, which does not count itself. */
export function addBusinessDays(from: Day, count: number): Day {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** First and last day of the expected delivery of an order placed at `now`: processing, then transit. */
export function expectedDelivery(
  { processingDays, standardDeliveryDays }: Pick<Policy, "processingDays" | "standardDeliveryDays">,
  now: Date,
): { deliveryFrom: string; deliveryTo: string } {
  const today = indianDay(now);
  return {
    deliveryFrom: addBusinessDays(today, processingDays.from + standardDeliveryDays.from),
    deliveryTo: addBusinessDays(today, processingDays.to + standardDeliveryDays.to),
  };
}
