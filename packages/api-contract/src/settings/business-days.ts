import type { Policy } from "./schemas";

/** A calendar day in India, `YYYY-MM-DD`. */
type Day = string;

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Republic Day, Independence Day and Gandhi Jayanti: the days off that all of India has. */
const nationalHolidays = new Set(["01-26", "08-15", "10-02"]);

export const indianDay = (instant: Date): Day => dayInIndia.format(instant);

const isBusinessDay = (day: Date): boolean =>
  day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !nationalHolidays.has(day.toISOString().slice(5, 10));

/** The day that is so many business days after `from`, which itself does not count. */
export function addBusinessDays(from: Day, count: number): Day {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** First and last day on which an order of `now` arrives: sent off after the processing, then on its way. */
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
