import { anOrder } from "./an-order.fixture";
import { filterOrders, type OrderTab, readOrderTab, searchAfterStep } from "./order-filters";

const now = new Date("2026-08-31T12:00:00.000Z");
const placed = (createdAt: string) => anOrder({ createdAt });
const count = (order: ReturnType<typeof anOrder>, tab: OrderTab, search = "") =>
  filterOrders([order], { tab, search }, now).length;

describe("the tabs of My Orders", () => {
  it("All keeps every order, in the given sequence", () => {
    const orders = [anOrder({ _id: "a" }), anOrder({ _id: "b", orderStatus: "cancelled" })];
    expect(filterOrders(orders, { tab: "all", search: "" }, now)).toEqual(orders);
  });

  // @spec last-30-days-past order-dates-30-days
  it.each([
    ["2026-08-01T12:00:00.000Z", 1],
    ["2026-08-01T11:59:59.000Z", 0],
  ])("Last 30 Days, placed %s: %i", (createdAt, kept) => {
    expect(count(placed(createdAt), "last-30-days")).toBe(kept);
  });

  // @spec last-30-days-past order-dates-30-days
  it.each([
    // There is no 31 February, so six months before 31 August is 28 February.
    ["2026-02-28T12:00:00.000Z", 1],
    ["2026-02-28T11:59:59.000Z", 0],
  ])("Past 6 Months, placed %s: %i", (createdAt, kept) => {
    expect(count(placed(createdAt), "past-6-months")).toBe(kept);
  });

  // @spec last-30-days-past
  it.each(["cancelled", "returned"] as const)("%s keeps exactly the orders of that status", (tab) => {
    expect(count(anOrder({ orderStatus: tab }), tab)).toBe(1);
    expect(count(anOrder({ orderStatus: "delivered" }), tab)).toBe(0);
  });

  it("an unknown tab in the URL means All", () => {
    expect(readOrderTab("returned")).toBe("returned");
    expect(readOrderTab("everything")).toBe("all");
    expect(readOrderTab(null)).toBe("all");
  });
});

describe("the search of My Orders", () => {
  // @spec order-search-matches-order
  it.each(["ORDER_01", "#1001", "asha", "COTTON kur", "  rao  ", ""])("matches %j", (search) => {
    expect(count(anOrder(), "all", search)).toBe(1);
  });

  // @spec order-search-matches-order
  it("searches every product of the order", () => {
    const [line] = anOrder().products;
    const order = anOrder({ products: line ? [line, { ...line, title: "Brass Diya" }] : [] });
    expect(count(order, "all", "diya")).toBe(1);
  });

  it("searches no other field", () => {
    expect(count(anOrder(), "all", "Bengaluru")).toBe(0);
  });

  it("applies in addition to the tab", () => {
    expect(count(anOrder(), "cancelled", "asha")).toBe(0);
  });
});

describe("the search field of My Orders", () => {
  it("keeps the typed text while the URL is being replaced", () => {
    expect(searchAfterStep("REPLACE", "kurta", "kur")).toBe("kurta");
  });

  it.each(["PUSH", "POP"] as const)("takes the URL's text after any other navigation (%s)", (step) => {
    expect(searchAfterStep(step, "kurta", "")).toBe("");
    expect(searchAfterStep(step, "kurta", "diya")).toBe("diya");
  });
});
