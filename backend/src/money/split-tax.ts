/** One tax, e.g. 9 % CGST. `percent` of the taxable value, `amount` in whole paise. */
export type Tax = { name: "CGST" | "SGST" | "UTGST" | "IGST"; percent: number; amount: number };

/** How GST is divided: between the Union and the state where both ends are in one state, else all to the Union. */
export type Supply = "within-state" | "within-territory" | "between-states";

/** Union territories without an assembly: the second half is the territory's. */
const territories = new Set(["04", "26", "31", "35", "38"]);

/**
 * The kind of a supply from the seller's state code and that of the place where the goods are delivered; null is a
 * place that is none of India's states.
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
 * Takes an amount that contains its tax apart. Each tax is rounded to the paisa, both halves alike, and the taxable
 * value is what remains, so that the parts always make the whole.
 *
 * @param total whole paise, tax within
 * @param percent of the taxable value, all taxes together
 */
export function splitTax(total: number, percent: number, supply: Supply): { taxable: number; taxes: Tax[] } {
  const names = namesOf[supply];
  const share = percent / names.length;
  const amount = Math.round((total * share) / (100 + percent));
  const taxes = names.map((name) => ({ name, percent: share, amount }));
  return { taxable: total - amount * names.length, taxes };
}

/** The same tax at the same rate on many lines, added up; in the order in which they come first. */
export function sumTaxes(taxes: readonly Tax[]): Tax[] {
  const sums = new Map<string, Tax>();
  for (const { name, percent, amount } of taxes) {
    const key = `${name} ${percent}`;
    sums.set(key, { name, percent, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
