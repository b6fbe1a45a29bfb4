import { navigation } from "./navigation";
import { hitGroups, screenHits } from "./search-hits";

const titles = (typed: string) => screenHits(navigation, typed).map(({ title }) => title);

describe("screens", () => {
  it("are found by word prefixes, case-insensitively", () => {
    expect(titles("EARN")).toEqual(["Earnings", "Total Earnings", "Seller earnings"]);
    expect(titles("role perm")).toEqual(["Role Permission"]);
    expect(titles("cat")).toEqual(["Categories"]);
  });

  // @spec search-tolerates-typos
  it("are found despite typos if nothing matches exactly", () => {
    expect(titles("bannre")).toEqual(["Product Banner"]);
    expect(titles("refnuds")).toEqual(["Refunds"]);
    expect(titles("comission")).toEqual(["Commission", "Sellers"]);
    expect(titles("role")).toEqual(["Role", "Role Permission"]);
    expect(titles("xyz")).toEqual([]);
  });

  // @spec search-finds-all-kinds
  it("include the parts of the settings, for accounts that may see them", () => {
    expect(screenHits(navigation, "gstin")).toEqual([
      { id: "setting-gst", title: "GST", text: "Settings", to: "/dashboard/settings#gst" },
    ]);
    expect(screenHits([[{ title: "Staff", path: "/staff", icon: "staff" }]], "gstin")).toEqual([]);
  });

  it("are not found by blank text or by the middle of a word", () => {
    expect(titles("  ")).toEqual([]);
    expect(titles("nings")).toEqual([]);
  });
});

it("links each result to its screen and omits empty groups", () => {
  const groups = hitGroups([], {
    success: true,
    products: [],
    orders: [
      {
        _id: "order_1",
        number: 1042,
        customer: "Ravi",
        orderStatus: "placed",
        finalAmount: 99.5,
        createdAt: "2026-01-01T00:00:00.000Z",
      },
    ],
    customers: [{ _id: "cus_1", name: "", email: "a@b.test", mobile: "" }],
    sellers: [{ _id: "sel_1", name: "Potter", email: "p@b.test", state: "approved" }],
    categories: [
      { _id: "cat_1", title: "Home", parent: null, isActive: true },
      { _id: "cat_2", title: "Lamps", parent: "Home", isActive: false },
    ],
    banners: [{ _id: "ban_1", title: "Diwali", isActive: true }],
    staff: [{ _id: "user_1", name: "", email: "s@b.test" }],
  });
  expect(groups.map(({ title }) => title)).toEqual([
    "Orders",
    "Customers",
    "Sellers",
    "Categories",
    "Banners",
    "Staff",
  ]);
  expect(groups.slice(2).flatMap(({ hits }) => hits.map(({ to }) => to))).toEqual([
    "/dashboard/sellers/sel_1",
    "/dashboard/categories?search=Home",
    "/dashboard/subcategories?search=Lamps",
    "/dashboard/banners?search=Diwali",
    "/dashboard/staff?search=s%40b.test",
  ]);
  expect(groups[0]?.hits[0]).toMatchObject({ text: "₹99.50 · Pending", to: "/dashboard/orderdetails?search=1042" });
  expect(groups[1]?.hits[0]).toMatchObject({ title: "a@b.test", to: "/dashboard/customer-details?id=cus_1" });
});
