const rupees = (min: number, max: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  });

const whole = rupees(0, 0);
const twoDecimals = rupees(2, 2);
const upToTwo = rupees(0, 2);
const numbers = new Intl.NumberFormat("en-IN");
const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** Rupees on the product page: `₹12,34,567`. */
export const wholeRupees = (amount: number): string => whole.format(amount);

/** Rupees on cards: `₹12,34,567.00`. */
export const cardRupees = (amount: number): string => twoDecimals.format(amount);

/** Rupees of orders and the cart: decimals only if needed, `₹1,299` and `₹1,299.50`. */
export const orderRupees = (amount: number): string =>
  (Number.isInteger(amount) ? upToTwo : twoDecimals).format(amount);

/** A count in Indian grouping: `12,34,567`. */
export const indianNumber = (count: number): string => numbers.format(count);

/** A day in long British form, in India's time zone: `5 March 2026`. Empty for an invalid time. */
export function longBritishDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : longDate.format(date);
}

const [kilobyte, megabyte, gigabyte] = [1024, 1024 ** 2, 1024 ** 3];

/** A size in a readable unit: `12 KB`, `1.5 MB`, `2.3 GB`. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return bytes < gigabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`;
}

/** Rupees on an axis: `₹950`, `₹12K`, `₹3.4L`, `₹1.2Cr`. */
export function shortRupees(amount: number): string {
  const size = Math.abs(amount);
  const of = (unit: number, name: string) => `₹${Number((amount / unit).toFixed(1))}${name}`;
  if (size >= 1e7) return of(1e7, "Cr");
  if (size >= 1e5) return of(1e5, "L");
  if (size >= 1e3) return of(1e3, "K");
  return of(1, "");
}
