/** One tax, e.g. 9 % CGST. `percent` of the taxable value, `amount` in whole paise. */
export type Tax = { name: "CGST" | "SGST" | "UTGST" | "IGST"; percent: number; amount: number };

/** How GST is divided: between the Union and the state if both ends are in one state, else all to the Union. */
export type Supply = "within-state" | "within-territory" | "between-states";

/** Union territories without a legislature: the second half is the territory's. */
const territories = new Set(["04", "26", "31", "35", "38"]);

/**
 * The kind of a supply, from the seller's state code and that of the place of delivery; null is a place in none of
 * India's states.
 */
export function supplyBetween(seller: string, place: string | null): Supply {
  if (seller !== place) return "between-states";
  return territories.has(seller) ? "within-territory" : "within-state";
}

const namesOf = {
  "within-state": ["CGST", "SGST"],
  "within-territory": ["CGST", "UTGST"],
  "between-states": ["IGST"],
} as const satisfies Record<Supply, readonly Tax["name"][]>;

/**
 * The equal parts of a tax.
 *
 * @param amount whole paise
 * @param percent of the taxable value, all taxes together
 * @throws Error it was rounded for another supply, and can't be halved.
 */
export function divideTax(amount: number, percent: number, supply: Supply): Tax[] {
  const names = namesOf[supply];
  if (amount % names.length !== 0) throw new Error(`A tax of ${amount} paise can't be divided ${supply}.`);
  return names.map((name) => ({ name, percent: percent / names.length, amount: amount / names.length }));
}

/**
 * Splits an amount that contains its tax. Each tax is rounded to the paisa, both halves alike, and the taxable value is
 * the remainder, so that the parts always add up to the whole.
 *
 * @param total whole paise, tax contained
 * @param percent of the taxable value, all taxes together
 */
export function splitTax(total: number, percent: number, supply: Supply): { taxable: number; taxes: Tax[] } {
  const parts = namesOf[supply].length;
  const tax = parts * Math.round((total * (percent / parts)) / (100 + percent));
  return { taxable: total - tax, taxes: divideTax(tax, percent, supply) };
}

/** Adds up the same tax at the same rate over many lines, in order of first appearance. */
export function sumTaxes(taxes: readonly Tax[]): Tax[] {
  const sums = new Map<string, Tax>();
  for (const { name, percent, amount } of taxes) {
    const key = `${name} ${percent}`;
    sums.set(key, { name, percent, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
