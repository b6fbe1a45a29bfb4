import { planOptions } from "./write-options";
import { type LockedLevel, stockToHave } from "./write-stock";

describe("options of variants", () => {
  it("are what they differ in, with the values in their order", () => {
    expect(
      planOptions([
        { id: "a", color: "Red", size: "M" },
        { id: "b", color: "Blue", size: "M" },
        { id: "c", color: "Red", size: "" },
      ]),
    ).toEqual([
      {
        title: "Color",
        values: [
          { value: "Red", variantIds: ["a", "c"] },
          { value: "Blue", variantIds: ["b"] },
        ],
      },
      { title: "Size", values: [{ value: "M", variantIds: ["a", "b"] }] },
    ]);
  });

  it("are one that says nothing where there is nothing to choose", () => {
    expect(planOptions([{ id: "a", color: "", size: "" }])).toEqual([
      { title: "Default", values: [{ value: "Default", variantIds: ["a"] }] },
    ]);
  });
});

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
      "9 pieces of Red / M are for sale at another place than the shop's own. Please change the stock there.",
    );
  });
});
