import { navigation } from "./navigation";
import { hitGroups, screenHits } from "./search-hits";

const titles = (typed: string) => screenHits(navigation, typed).map(({ title }) => title);

describe("screens by their names", () => {
  it("are found by the beginnings of their words, whatever the case", () => {
    expect(titles("EARN")).toEqual(["Earnings", "Total Earnings", "Seller Earnings"]);
    expect(titles("role perm")).toEqual(["Role Permission"]);
    expect(titles("cat")).toEqual(["Categories"]);
  });

  it("are none without a word, nor by the middle of one", () => {
    expect(titles("  ")).toEqual([]);
    expect(titles("nings")).toEqual([]);
  });
});

it("leads each find to its place and names no empty group", () => {
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
  });
  expect(groups.map(({ title }) => title)).toEqual(["Orders", "Customers"]);
  expect(groups[0]?.hits[0]).toMatchObject({ text: "₹99.50 · Pending", to: "/dashboard/orderdetails?search=1042" });
  expect(groups[1]?.hits[0]).toMatchObject({ title: "a@b.test", to: "/dashboard/customer-details?id=cus_1" });
});
