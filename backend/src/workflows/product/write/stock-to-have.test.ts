import type { LockedLevel } from "#engine/stock/lock-levels";
import { stockToHave } from "./write-stock";

describe("what must be in stock so that so many can be sold", () => {
  const aLevel = (fields: Partial<LockedLevel> = {}): LockedLevel => ({
    id: "level",
    itemId: "item",
    locationId: "home",
    stocked: 10,
    reserved: 3,
    sells: true,
    ...fields,
  });
  const wish = { pieces: 5, home: "home", name: "Red / M" };

  it("is that and what is kept for orders", () => {
    expect(stockToHave([aLevel()], wish)).toBe(8);
    expect(stockToHave([], wish)).toBe(5);
  });

  it("is less by what other places have for sale, and counts none that sells nothing", () => {
    const shop = aLevel({ id: "b", locationId: "shop", stocked: 4, reserved: 1 });
    expect(stockToHave([aLevel(), shop], wish)).toBe(5);
    expect(stockToHave([aLevel(), { ...shop, sells: false }], wish)).toBe(8);
  });

  it("can't be less than what is kept for orders", () => {
    const shop = aLevel({ id: "b", locationId: "shop", stocked: 9, reserved: 0 });
    expect(() => stockToHave([aLevel(), shop], wish)).toThrow(
      "9 units of Red / M are stocked at another location. Please change the stock there.",
    );
  });
});
