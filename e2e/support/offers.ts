import { aNewName } from "./staff";

/** A coupon's code that no other story has. */
export const aCouponCode = (beginning: string): string =>
  aNewName(beginning)
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .slice(0, 20);

/** So many hours from now, as the API has it. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** So many hours from now, as a form's `datetime-local` has it: India is five and a half hours ahead. */
export const formTime = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);
