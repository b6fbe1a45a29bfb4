import { chosenAmount, chosenProducts, type Line, refundableLines } from "./refund-lines";

const line = (_id: string, price: number, refundable: number) => ({ _id, price, refundable }) as Line;
const lines = [line("kurta", 1299.5, 2), line("bottle", 0.1, 3), line("diya", 20, 0)];

it("offers only lines with refundable pieces", () => {
  expect(refundableLines({ products: lines }).map(({ _id }) => _id)).toEqual(["kurta", "bottle"]);
});

it("sums the chosen pieces exact to the paisa", () => {
  expect(chosenAmount(lines, { kurta: 1, bottle: 3 })).toBe(1299.8);
  expect(chosenAmount(lines, {})).toBe(0);
});

it("sends only the chosen pieces", () => {
  expect(chosenProducts({ kurta: 0, bottle: 2 })).toEqual([{ _id: "bottle", quantity: 2 }]);
});
