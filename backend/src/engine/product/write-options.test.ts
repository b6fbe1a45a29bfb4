import { planOptions } from "./write-options";

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
