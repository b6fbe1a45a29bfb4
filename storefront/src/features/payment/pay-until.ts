import type { Order } from "@haat/api-contract/order/schemas";

/** Whether an order awaits an online payment. */
export const awaitsPayment = ({ payment }: Pick<Order, "payment">): boolean => payment.payUntil !== null;

const time = new Intl.DateTimeFormat("en-GB", {
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
  timeZone: "Asia/Kolkata",
});
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });

/**
 * `4:30 pm`, or `6 March, 4:30 pm` on another day, in India's time zone; null if it has passed or no payment is
 * awaited.
 */
export function payByTime({ payUntil }: Order["payment"], now: Date): string | null {
  if (payUntil === null) return null;
  const until = new Date(payUntil);
  if (until <= now) return null;
  return day.format(until) === day.format(now) ? time.format(until) : `${day.format(until)}, ${time.format(until)}`;
}
