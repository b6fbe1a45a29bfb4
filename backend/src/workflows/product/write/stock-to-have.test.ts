import type { LockedLevel } from "#engine/stock/lock-levels";
import { stockToHave } from "./write-stock";

describe("the stock required to sell a quantity", () => {
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

  it("is that quantity plus what is reserved for orders", () => {
    expect(stockToHave([aLevel()], wish)).toBe(8);
    expect(stockToHave([], wish)).toBe(5);
  });

  it("is reduced by what other selling locations have available", () => {
    const shop = aLevel({ id: "b", locationId: "shop", stocked: 4, reserved: 1 });
    expect(stockToHave([aLevel(), shop], wish)).toBe(5);
    expect(stockToHave([aLevel(), { ...shop, sells: false }], wish)).toBe(8);
  });

  it("cannot be less than what is reserved for orders", () => {
    const shop = aLevel({ id: "b", locationId: "shop", stocked: 9, reserved: 0 });
    expect(() => stockToHave([aLevel(), shop], wish)).toThrow(
      "9 units of Red / M are stocked at another location. Please change the stock there.",
    );
  });
});
