import { planOptions } from "./write-options";

describe("planOptions", () => {
  it("returns the options that variants differ in, with values in variant order", () => {
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

  it("returns one default option for variants without color and size", () => {
    expect(planOptions([{ id: "a", color: "", size: "" }])).toEqual([
      { title: "Default", values: [{ value: "Default", variantIds: ["a"] }] },
    ]);
  });
});
