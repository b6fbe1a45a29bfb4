/** Adds amounts in rupees, rounded to the paisa, so that no floating-point error is left. */
export const sumRupees = (amounts: readonly number[]): number =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100;

/** Rupees of the wire in whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);
