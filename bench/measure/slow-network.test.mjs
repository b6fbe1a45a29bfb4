import { textsOf, toRow } from "./slow-network.mjs";

it("looks for name, price and the beginning of the description", () => {
  const product = {
    _id: "p",
    slug: "lamp",
    title: "Lamp",
    finalPrice: 123_456.7,
    description: ` ${"Bright. ".repeat(9)}`,
  };
  expect(textsOf(product)).toEqual(["Lamp", "₹1,23,457", "Bright. Bright. Bright. Bright. Bright. "]);
});

it("reports the median, which may be 2 seconds at most", () => {
  const row = (...times) => toRow(times, [1_000, 20_000]);
  expect(row(1_500, 1_900, 9_000)).toMatchObject({
    cells: [{ rate: "1,900 ms" }, { rate: "1,900 ms" }],
    results: [{ text: "1,900 ms (≤ 2000)", reached: true }],
  });
  expect(row(2_001)).toMatchObject({ results: [{ reached: false }] });
});
