import { type Supply, splitTax, sumTaxes, supplyBetween } from "./split-tax";

/** Repeatable pseudo-random numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const random = numbers(42);
const upTo = (max: number) => Math.floor(random.next().value * max);

const cases = Array.from({ length: 5000 }, () => ({
  total: upTo(50_000_000),
  percent: [0, 0.25, 3, 5, 12, 18, 28, 40][upTo(8)] ?? 18,
  supply: (["within-state", "within-territory", "between-states"] as const)[upTo(3)] ?? "between-states",
}));

describe("the tax in an amount", () => {
  it("is halved evenly within a state, and goes whole to the Union between states", () => {
    expect(splitTax(11_800, 18, "within-state")).toEqual({
      taxable: 10_000,
      taxes: [
        { name: "CGST", percent: 9, amount: 900 },
        { name: "SGST", percent: 9, amount: 900 },
      ],
    });
    expect(splitTax(11_800, 18, "between-states")).toEqual({
      taxable: 10_000,
      taxes: [{ name: "IGST", percent: 18, amount: 1800 }],
    });
  });

  it("and the taxable value add up to the amount, to the paisa, for any amount and rate", () => {
    for (const { total, percent, supply } of cases) {
      const { taxable, taxes } = splitTax(total, percent, supply);
      expect(taxable + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const value of [taxable, ...taxes.map(({ amount }) => amount)]) {
        expect(Number.isInteger(value) && value >= 0).toBe(true);
      }
    }
  });

  it("is at most a paisa off the rate applied to the taxable value", () => {
    for (const { total, percent, supply } of cases) {
      const { taxable, taxes } = splitTax(total, percent, supply);
      for (const tax of taxes) expect(Math.abs(tax.amount - (taxable * tax.percent) / 100)).toBeLessThanOrEqual(1);
    }
  });

  it("has two equal halves", () => {
    for (const { total, percent } of cases) {
      const [union, state] = splitTax(total, percent, "within-state").taxes;
      expect(union?.amount).toBe(state?.amount);
    }
  });
});

it.each<[string, string | null, Supply]>([
  ["29", "29", "within-state"],
  ["29", "07", "between-states"],
  ["07", "07", "within-state"],
  ["04", "04", "within-territory"],
  ["29", null, "between-states"],
])("sells from %s to %s: %s", (seller, place, supply) => expect(supplyBetween(seller, place)).toBe(supply));

it("adds up each tax of each rate separately", () => {
  const lines = [
    splitTax(11_800, 18, "within-state"),
    splitTax(10_500, 5, "within-state"),
    splitTax(118, 18, "within-state"),
  ];
  expect(sumTaxes(lines.flatMap(({ taxes }) => taxes))).toEqual([
    { name: "CGST", percent: 9, amount: 909 },
    { name: "SGST", percent: 9, amount: 909 },
    { name: "CGST", percent: 2.5, amount: 250 },
    { name: "SGST", percent: 2.5, amount: 250 },
  ]);
});
