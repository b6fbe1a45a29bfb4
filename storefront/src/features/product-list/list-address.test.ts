import { noFilters } from "./filters";
import { listAddress } from "./list-address";

describe("the address of a list", () => {
  it("of a category holds what narrows it", () => {
    expect(listAddress({ kind: "category", id: "pcat_1" }, { ...noFilters, rating: 4, page: 2 })).toBe(
      "?rating=4&page=2",
    );
  });

  it("of a search keeps the text, whatever is typed in it", () => {
    const address = listAddress({ kind: "search", id: "salt & pepper" }, { ...noFilters, inStock: true });
    expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ q: "salt & pepper", inStock: "true" });
  });
});
