const rupees = (least: number, most: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: least,
    maximumFractionDigits: most,
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

/** Rupees of orders and the cart: decimals only where there are some, `₹1,299` and `₹1,299.50`. */
export const orderRupees = (amount: number): string =>
  (Number.isInteger(amount) ? upToTwo : twoDecimals).format(amount);

/** A count in Indian grouping: `12,34,567`. */
export const indianNumber = (count: number): string => numbers.format(count);

/** A day in long British form, in India's time: `5 March 2026`. Empty for what is no time. */
export function longBritishDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : longDate.format(date);
}
