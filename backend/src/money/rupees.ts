/** Adds amounts in rupees to the paisa, so that sums of decimals carry no dust. */
export const sumRupees = (amounts: readonly number[]): number =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100;

/** Rupees of the wire as whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);
