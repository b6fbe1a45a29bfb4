import { firstPath, navigation, visibleNavigation } from "./navigation";

const everything = navigation
  .flat()
  .flatMap((entry) => ("path" in entry ? [entry.path] : entry.children.map(({ path }) => path)))
  .map((path) => ({ path, permission: null }));

// @spec sidebar-entries-document-order
it("the navigation has the specification's entries in its order", () => {
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

describe("the visible navigation", () => {
  it("is complete with all permissions", () => {
    expect(visibleNavigation(navigation, everything, () => true)).toEqual(navigation);
  });

  // @spec sidebar-entries-document-order
  it("has no entry without a screen", () => {
    const seen = visibleNavigation(navigation, [{ path: "/banners", permission: null }], () => true);
    expect(seen.flat().map(({ title }) => title)).toEqual(["Product Banner"]);
  });

  // @spec screens-entries-search-hits
  it("has no entry without permission, and no empty group", () => {
    const screens = [
      { path: "/categories", permission: "view_category" },
      { path: "/orderdetails", permission: "view_order" },
    ] as const;
    const seen = visibleNavigation(navigation, screens, (permission) => permission === "view_order");
    expect(seen.flat().map(({ title }) => title)).toEqual(["Order Detail"]);
  });
});

it("redirects an account without the overview to the first screen that it may see", () => {
  const screens = [{ path: "/products", permission: null }] as const;
  expect(firstPath(visibleNavigation(navigation, screens, () => true))).toBe("/products");
  expect(firstPath([])).toBeNull();
});
