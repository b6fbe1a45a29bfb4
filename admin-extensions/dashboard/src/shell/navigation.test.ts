import { firstPath, navigation, visibleNavigation } from "./navigation";

const everything = navigation
  .flat()
  .flatMap((entry) => ("path" in entry ? [entry.path] : entry.children.map(({ path }) => path)))
  .map((path) => ({ path, permission: null }));

// @spec sidebar-entries-document-order
it("has the specification's entries in its order", () => {
  expect(navigation[0]?.map(({ title }) => title)).toEqual([
    "Dashboard",
    "Products",
    "Product Banner",
    "Order Detail",
    "Role",
    "Role Permission",
    "Customer's List",
    "Customer Details",
    "Earnings",
    "Total Earnings",
    "Settings",
  ]);
});

describe("what is seen of the navigation", () => {
  it("is all of it for whom everything is there", () => {
    expect(visibleNavigation(navigation, everything, () => true)).toEqual(navigation);
  });

  // @spec sidebar-entries-document-order
  it("is no line to a screen that there is not", () => {
    const seen = visibleNavigation(navigation, [{ path: "/banners", permission: null }], () => true);
    expect(seen.flat().map(({ title }) => title)).toEqual(["Product Banner"]);
  });

  // @spec screens-entries-search-hits
  it("is nothing that the account may not do, nor a group of it", () => {
    const screens = [
      { path: "/categories", permission: "view_category" },
      { path: "/orderdetails", permission: "view_order" },
    ] as const;
    const seen = visibleNavigation(navigation, screens, (permission) => permission === "view_order");
    expect(seen.flat().map(({ title }) => title)).toEqual(["Order Detail"]);
  });
});

it("leads who may not see the overview to the first screen that they may", () => {
  const screens = [{ path: "/products", permission: null }] as const;
  expect(firstPath(visibleNavigation(navigation, screens, () => true))).toBe("/products");
  expect(firstPath([])).toBeNull();
});
