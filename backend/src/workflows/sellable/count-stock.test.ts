import { limits } from "@haat/api-contract/limits";
import { countStock } from "./count-stock";

const level = (inventoryItemId: string, available: number, required = 1) => ({
  inventoryItemId,
  levelId: `${inventoryItemId}-${available}`,
  locationId: "place",
  available,
  required,
});

describe("countStock", () => {
  it.each([
    ["sums the locations of one item", [level("a", 3), level("a", 4)], 7],
    ["is limited by the scarcest item of a set", [level("a", 9), level("b", 5, 2)], 2],
    ["is zero without stock levels", [], 0],
    ["is zero if more is reserved than stocked", [level("a", -2)], 0],
  ])("%s", (_, levels, pieces) => {
    expect(countStock(levels, true)).toBe(pieces);
  });

  it("is the maximum line quantity if stock is not counted", () => {
    expect(countStock([], false)).toBe(limits.maxLineQuantity);
  });
});
