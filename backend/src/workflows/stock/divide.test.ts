import { divide } from "./reserve-stock";

const place = (locationId: string, available: number, required = 1, inventoryItemId = "item") => ({
  inventoryItemId,
  levelId: `${inventoryItemId}@${locationId}`,
  locationId,
  available,
  required,
});
const shares = (quantity: number, levels: Parameters<typeof divide>[1]) =>
  divide(quantity, levels).map((share) => [share.levelId, share.quantity]);

describe("divide", () => {
  it("takes everything from the location with the most stock", () => {
    expect(shares(3, [place("a", 2), place("b", 5)])).toEqual([["item@b", 3]]);
  });

  it("takes the rest from the next location", () => {
    expect(shares(6, [place("a", 2), place("b", 5)])).toEqual([
      ["item@b", 5],
      ["item@a", 1],
    ]);
  });

  it("takes from each item of a set the quantity that each unit requires", () => {
    expect(shares(2, [place("a", 9, 1, "frame"), place("a", 9, 4, "screw")])).toEqual([
      ["frame@a", 2],
      ["screw@a", 8],
    ]);
  });
});
