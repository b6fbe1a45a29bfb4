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
  it("come back as they were written", () => {
    expect(read(writeFilters(all).toString())).toEqual(all);
  });

  it("leave no trace where there are none", () => {
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

  it("ignore a price range whose ends have crossed", () => {
    expect(read("minPrice=500&maxPrice=100")).toEqual(noFilters);
  });

  it("name a brand once", () => {
    expect(read("brand=Dhvani&brand=Dhvani").brands).toEqual(["Dhvani"]);
  });
});

it("starts at the first page again when a filter changes", () => {
  expect(changeFilters(all, { rating: null })).toEqual({ ...all, rating: null, page: 1 });
});

it("counts a price range as one filter and each brand as one", () => {
  expect(filterCount(all)).toBe(5);
  expect(filterCount({ ...noFilters, sort: "price-desc", page: 9 })).toBe(0);
});

it("knows every sort order of the contract", () => {
  expect(sortOrders).toEqual(contractSortOrders);
});

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
