import { brandRows } from "./brand-filter";

const brands = [
  { name: "Vayu", count: 3 },
  { name: "anokhi", count: 1 },
  { name: "Dhvani", count: 9 },
];
const names = (chosen: string[], text: string) => brandRows(brands, chosen, text).map(({ name }) => name);

describe("the brands to filter by", () => {
  // @spec brand-list-searched-sorted
  it("are sorted by name, ignoring case", () => {
    expect(names([], "")).toEqual(["anokhi", "Dhvani", "Vayu"]);
  });

  it("can be searched, ignoring case", () => {
    expect(names([], " VA")).toEqual(["Dhvani", "Vayu"]);
  });

  it("include a selected brand that is not in the list", () => {
    expect(brandRows(brands, ["Gone"], "gone")).toEqual([{ name: "Gone", count: 0 }]);
  });
});
