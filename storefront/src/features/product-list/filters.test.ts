import { sortOrders as contractSortOrders } from "@haat/api-contract/catalog/schemas";
import {
  changeFilters,
  type Filters,
  filterCount,
  listAddress,
  noFilters,
  readFilters,
  sortOrders,
  writeFilters,
} from "./filters";

const read = (address: string) => readFilters(new URLSearchParams(address));

const all: Filters = {
  sort: "price-asc",
  brands: ["Dhvani", "Kesar & Co"],
  minPrice: 100,
  maxPrice: 2500.5,
  rating: 4,
  inStock: true,
  page: 3,
};

describe("filters in the address", () => {
  it("are read as they were written", () => {
    expect(read(writeFilters(all).toString())).toEqual(all);
  });

  it("are omitted if none is set", () => {
    expect(writeFilters(noFilters).toString()).toBe("");
    expect(read("")).toEqual(noFilters);
  });

  it.each([
    "sort=cheapest",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "rating=6",
    "rating=0",
    "minPrice=-5",
    "maxPrice=1e9",
    "maxPrice=12.345",
    "brand=",
    "inStock=yes",
  ])("ignore %s", (address) => {
    expect(read(address)).toEqual(noFilters);
  });

  it("ignore a price range whose minimum is above its maximum", () => {
    expect(read("minPrice=500&maxPrice=100")).toEqual(noFilters);
  });

  it("contain a brand once", () => {
    expect(read("brand=Dhvani&brand=Dhvani").brands).toEqual(["Dhvani"]);
  });
});

it("goes back to the first page when a filter changes", () => {
  expect(changeFilters(all, { rating: null })).toEqual({ ...all, rating: null, page: 1 });
});

it("counts a price range as one filter and each brand as one", () => {
  expect(filterCount(all)).toBe(5);
  expect(filterCount({ ...noFilters, sort: "price-desc", page: 9 })).toBe(0);
});

it("has every sort order of the contract", () => {
  expect(sortOrders).toEqual(contractSortOrders);
});

describe("the address of a list", () => {
  it("of a category contains its filters", () => {
    expect(listAddress({ kind: "category", id: "pcat_1" }, { ...noFilters, rating: 4, page: 2 })).toBe(
      "?rating=4&page=2",
    );
  });

  it("of a search contains its text, with special characters escaped", () => {
    const address = listAddress({ kind: "search", id: "salt & pepper" }, { ...noFilters, inStock: true });
    expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ q: "salt & pepper", inStock: "true" });
  });
});
