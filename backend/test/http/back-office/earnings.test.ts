import { earningsMessages } from "@haat/api-contract/earnings/messages";
import type { MoneyFigures } from "@haat/api-contract/earnings/schemas";
import type { Order } from "@haat/api-contract/order/schemas";
import { isToPay } from "@haat/api-contract/refund/words";
import { type Administrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aCategory, aProduct, type MadeProduct } from "../../support/catalogue";
import fc from "../../support/draws";
import { placeAt } from "../../support/figures";
import { payByHand } from "../../support/hand-payment";
import { anOrder } from "../../support/order-body";
import { aShopper, type LoggedInShopper } from "../../support/shopper";

/** Included in every price. */
const gstPercent = 18;
const day = 86_400_000;

let clerk: Administrator;
let categories: { id: string; title: string }[];
let products: MadeProduct[];
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_earnings", "edit_order", "view_payment", "edit_payment"] });
  categories = [await aCategory(), await aCategory()];
  const [first, second] = categories.map(({ id }) => id);
  products = await Promise.all([
    aProduct({
      price: 250.55,
      salePrice: 199.99,
      stock: 100_000,
      returnDays: 7,
      ...(first ? { categoryId: first } : {}),
    }),
    aProduct({
      price: 99.01,
      stock: 100_000,
      returnDays: 7,
      delivery: { charge: 18.5, freeAbove: 10_000 },
      ...(second ? { categoryId: second } : {}),
    }),
    aProduct({
      price: 0.07,
      salePrice: 0.05,
      stock: 100_000,
      returnDays: 7,
      delivery: { charge: 40, freeAbove: 10_000 },
    }),
  ]);
});

const earnings = (query: { from?: string; to?: string; by?: string }) =>
  api(clerk.token).call("getEarnings", { query: query as Record<string, string> });
const move = (orderId: string, status: "delivered" | "cancelled" | "placed") =>
  api(clerk.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
const decide = (orderId: string, status: "approved" | "received") =>
  api(clerk.token).call("decideReturn", { params: { orderId }, body: { status } });

type Fate =
  | "placed"
  | "cancelled"
  | "delivered"
  | "taken up again"
  | "sent back"
  | "partly sent back"
  | "asked to send back";
type Plan = { lines: { product: number; quantity: number }[]; day: number; minute: number; fate: Fate };
type Made = { orderId: string; day: string; order: Order; products: number[] };

/** Places an order as planned, at its time, and returns it as its shopper sees it in the end. */
async function make(plan: Plan, { token }: LoggedInShopper, firstDay: number): Promise<Made> {
  const shop = api(token);
  const lines = plan.lines.map(({ product, quantity }) => ({ productId: products[product]?.id ?? "", quantity }));
  const price = (at: number) => products[at]?.variants[0]?.salePrice ?? 0;
  const guess = plan.lines.reduce((sum, { product, quantity }) => sum + price(product) * quantity, 0);
  // The quote includes the delivery; the order is placed for its total.
  const refusal = await failureOf(shop.call("placeOrder", { body: anOrder(lines, guess + 100_000) }));
  const { quote } = refusal.body as { quote: { total: number } };
  const { orderId, order } = await shop.call("placeOrder", { body: anOrder(lines, quote.total) });
  const at = firstDay + plan.day * day + plan.minute * 60_000;
  await placeAt(orderId, new Date(at));
  if (plan.fate === "cancelled" || plan.fate === "taken up again")
    await shop.call("cancelOrder", { params: { orderId } });
  if (plan.fate === "taken up again") await move(orderId, "placed");
  if (!["placed", "cancelled", "taken up again"].includes(plan.fate)) await move(orderId, "delivered");
  if (plan.fate.includes("send back") || plan.fate.includes("sent back")) {
    const some = order.products.slice(0, 1).map(({ _id }) => ({ _id, quantity: 1 }));
    const body = {
      action: "return" as const,
      reason: "Too loud",
      ...(plan.fate === "partly sent back" ? { products: some } : {}),
    };
    await shop.call("requestReturn", { params: { orderId }, body, files: {} });
    if (plan.fate !== "asked to send back")
      for (const step of ["approved", "received"] as const) await decide(orderId, step);
    // Earnings do not count a refund before it is paid out.
    if (plan.fate === "partly sent back") await payByHand(clerk.token, orderId);
  }
  const { orders } = await shop.call("listOrders", {});
  const indian = new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const seen = orders.find(({ _id }) => _id === orderId);
  if (!seen) throw new Error("The order is gone.");
  return { orderId, day: indian, order: seen, products: plan.lines.map(({ product }) => product) };
}

const paise = (rupees: number) => Math.round(rupees * 100);
/** Rounded like invoices within a state: both halves are equal. */
const gstIn = (amount: number) => 2 * Math.round((amount * gstPercent) / 2 / (100 + gstPercent));
type Sums = Record<keyof MoneyFigures, number>;
const none: Sums = {
  orders: 0,
  pieces: 0,
  gross: 0,
  discount: 0,
  delivery: 0,
  sales: 0,
  gst: 0,
  refunds: 0,
  net: 0,
  received: 0,
  awaited: 0,
};

/** The figures of one order, in whole paise, from what its shopper is shown. */
function figuresOf({ order }: Made): Sums {
  const isPaid = ["paid", "refunded", "partially_refunded"].includes(order.paymentStatus);
  const toPay = order.refunds.filter(isToPay).reduce((sum, { amount }) => sum + paise(amount), 0);
  const refund = paise(order.returnRequest?.refund ?? 0) - toPay;
  const total = paise(order.finalAmount);
  if (order.orderStatus === "cancelled") return none;
  const lines = order.products.map(({ price, quantity }) => paise(price * quantity));
  return {
    orders: 1,
    pieces: order.products.reduce((sum, { quantity }) => sum + quantity, 0),
    gross: paise(order.totalAmount) - paise(order.shipping),
    discount: paise(order.discount),
    delivery: paise(order.shipping),
    sales: total,
    gst: [...lines, paise(order.shipping)].reduce((sum, amount) => sum + gstIn(amount), 0),
    refunds: refund,
    net: total - refund,
    received: isPaid ? total - refund : 0,
    awaited: isPaid ? 0 : total,
  };
}

const add = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(Object.entries(one).map(([name, sum]) => [name, sum + other[name as keyof Sums]])) as Sums;
const sumOf = (made: readonly Made[]) => made.map(figuresOf).reduce(add, none);
/** The wire's figures in whole paise. */
const inPaise = (figures: MoneyFigures): Sums =>
  Object.fromEntries(
    Object.keys(none).map((name) => {
      const value = figures[name as keyof Sums];
      return [name, name === "orders" || name === "pieces" ? value : paise(value)];
    }),
  ) as Sums;

const fates: readonly Fate[] = [
  "placed",
  "cancelled",
  "delivered",
  "taken up again",
  "sent back",
  "partly sent back",
  "asked to send back",
];

const planOf = (fate: Fate): fc.Arbitrary<Plan> =>
  fc.record({
    lines: fc.uniqueArray(fc.record({ product: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 7 }) }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ product }) => product,
    }),
    day: fc.nat({ max: 2 }),
    // Around midnight in India, which is 18:30 UTC.
    minute: fc.constantFrom(0, 18 * 60 + 29, 18 * 60 + 30, 23 * 60 + 59),
    fate: fc.constant(fate),
  });

describe("GET /api/v1/back-office/earnings", () => {
  // @spec earnings-agree-paisa-orders
  it("agrees with the orders to the paisa, whatever their outcome", async () => {
    // Separate days: other tests sell in the meantime.
    const firstDay = Date.UTC(1970, 0, 1) + Math.floor(Math.random() * 1_500) * 10 * day;
    const shopper = await aShopper();
    await fc.assert(
      fc.asyncProperty(fc.tuple(...fates.map(planOf)), async (plans) => {
        const made: Made[] = [];
        for (const plan of plans) made.push(await make(plan, shopper, firstDay));
        const [from, to] = [firstDay, firstDay + 4 * day].map((at) => new Date(at).toISOString().slice(0, 10));
        const range = { from: from ?? "", to: to ?? "" };
        const byDay = await earnings({ ...range, by: "day" });
        expect(inPaise(byDay.total)).toEqual(sumOf(made));
        expect(byDay.rows).toHaveLength(5);
        for (const { key, ...figures } of byDay.rows) {
          expect(inPaise(figures as MoneyFigures)).toEqual(sumOf(made.filter((one) => one.day === key)));
        }
        const byMethod = await earnings({ ...range, by: "payment-method" });
        expect(byMethod.rows.map(({ key }) => key)).toEqual(["cod"]);
        expect(inPaise(byMethod.rows[0] as MoneyFigures)).toEqual(sumOf(made));

        const { rows, total } = await earnings({ ...range, by: "category" });
        for (const name of ["gross", "discount", "delivery", "sales", "gst", "refunds", "net"] as const) {
          expect(rows.reduce((sum, row) => sum + paise(row[name]), 0)).toBe(paise(total[name]));
        }
        for (const [at, { id, title }] of categories.entries()) {
          const sold = made
            .filter(({ order }) => order.orderStatus !== "cancelled")
            .flatMap(({ order }) => order.products.filter(({ productId }) => productId._id === products[at]?.id));
          const row = rows.find(({ key }) => key === id);
          const amount = sold.reduce((sum, { price, quantity }) => sum + paise(price * quantity), 0);
          expect(row ? [row.label, row.orders, paise(row.sales)] : []).toEqual(
            sold.length > 0 ? [title, sold.length, amount] : [],
          );
        }
      }),
      // Orders cannot be shrunk to a smaller example; a failure prints the seed.
      { numRuns: 1, endOnFailure: true, verbose: 1 },
    );
  }, 60_000);

  // @spec total-earnings-show-all
  it("returns groupings that each add up to the total", async () => {
    await api((await aShopper()).token).call("placeOrder", {
      body: anOrder({ productId: products[0]?.id ?? "", quantity: 1 }, 199.99),
    });
    const {
      total,
      since,
      months,
      paymentMethods,
      categories: sold,
    } = await api(clerk.token).call("getTotalEarnings", {});
    expect(since).not.toBeNull();
    expect(total.sales).toBeGreaterThan(0);
    expect(paise(total.sales)).toBe(paise(total.gross) - paise(total.discount) + paise(total.delivery));
    expect(paise(total.net)).toBe(paise(total.sales) - paise(total.refunds));
    for (const rows of [months, paymentMethods]) {
      expect(rows.map((row) => inPaise(row as MoneyFigures)).reduce(add, none)).toEqual(inPaise(total));
    }
    for (const name of ["gross", "discount", "delivery", "sales", "gst", "refunds", "net"] as const) {
      expect(sold.reduce((sum, row) => sum + paise(row[name]), 0)).toBe(paise(total[name]));
    }
  });

  // @spec earnings-shown-day-week
  it("returns a row for every week and month of a range, named by its first day", async () => {
    const range = { from: "1980-01-30", to: "1980-03-02" };
    const weeks = await earnings({ ...range, by: "week" });
    expect(weeks.rows.map(({ key }) => key)).toEqual([
      "1980-01-28",
      "1980-02-04",
      "1980-02-11",
      "1980-02-18",
      "1980-02-25",
    ]);
    const months = await earnings({ ...range, by: "month" });
    expect(months.rows.map(({ key, sales }) => [key, sales])).toEqual([
      ["1980-01-01", 0],
      ["1980-02-01", 0],
      ["1980-03-01", 0],
    ]);
    expect(inPaise(months.total)).toEqual(none);
  });

  // @spec earnings-shown-day-week
  it("defaults to the last thirty days", async () => {
    const { from, to, by, rows } = await earnings({});
    expect([by, rows.length, rows[0]?.key, rows.at(-1)?.key]).toEqual(["day", 30, from, to]);
  });

  // @spec days-grouping-live-address
  it.each([
    [{ from: "2026-02-02", to: "2026-02-01" }, earningsMessages.rangeReversed],
    [{ from: "2010-01-01", to: "2026-01-01" }, earningsMessages.rangeTooLong(3660)],
    [{ from: "1990-01-01" }, earningsMessages.rangeTooLong(3660)],
    [{ from: "2026-02-30" }, undefined],
    [{ to: "yesterday" }, undefined],
    [{ by: "hour" }, undefined],
    [{ from: "2026-01-01'; DROP TABLE figures_day; --" }, undefined],
  ])("rejects %j", async (query, message) => {
    expect(await failureOf(earnings(query))).toMatchObject({ status: 400, ...(message ? { message } : {}) });
  });

  // @spec earnings-need-view-earnings
  it("needs view_earnings, as does the total", async () => {
    const other = await aStaffMember({ permissions: ["view_order"] });
    expect(await failureOf(api(other.token).call("getEarnings", { query: {} }))).toMatchObject({ status: 403 });
    expect(await failureOf(api(other.token).call("getTotalEarnings", {}))).toMatchObject({ status: 403 });
  });
});
