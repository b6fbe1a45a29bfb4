import { demoShop } from "./shop";

const today = new Date("2026-11-21");
const { orders, products, reviews, shoppers } = demoShop("full", today);
const day = 86_400_000;
const since = (days: number) => orders.filter(({ createdAt }) => createdAt.getTime() > today.getTime() - days * day);

describe("the year of orders", () => {
  it("is in the past, with more orders recently", () => {
    for (const { createdAt, history } of orders) {
      expect(createdAt.getTime()).toBeGreaterThan(today.getTime() - 367 * day);
      expect(history.at(-1)?.at.getTime()).toBeLessThanOrEqual(today.getTime());
    }
    expect(since(30).length).toBeGreaterThan(orders.length / 12);
    expect(since(7).length).toBeGreaterThanOrEqual(10);
  });

  it("has orders in every status, most of them delivered", () => {
    const count = (wanted: string) => orders.filter(({ status }) => status === wanted).length;
    for (const status of ["placed", "processing", "shipped", "cancelled", "returned"])
      expect({ status, any: count(status) > 0 }).toEqual({ status, any: true });
    expect(count("delivered")).toBeGreaterThan(orders.length * 0.7);
  });

  it("has a chronological history for each order that ends at its status", () => {
    for (const { history, status, createdAt } of orders) {
      expect(history[0]).toEqual({ status: "placed", at: createdAt });
      expect(history.at(-1)?.status).toBe(status);
      const times = history.map(({ at }) => at.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
    }
  });

  it("uses existing products, prices and shoppers", () => {
    const variants = new Map(products.flatMap(({ variants: own }) => own.map((variant) => [variant.sku, variant])));
    const emails = new Set(shoppers.map(({ email }) => email));
    for (const { lines, shopperEmail } of orders) {
      expect(emails).toContain(shopperEmail);
      expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
      for (const { sku, unitPrice, quantity } of lines) {
        expect(variants.get(sku)?.price).toBe(unitPrice);
        expect(quantity).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it("has best sellers of the last week and month", () => {
    expect(
      new Set(since(30).flatMap(({ lines }) => lines.map(({ productHandle }) => productHandle))).size,
    ).toBeGreaterThan(20);
    expect(
      new Set(since(7).flatMap(({ lines }) => lines.map(({ productHandle }) => productHandle))).size,
    ).toBeGreaterThanOrEqual(8);
  });
});

describe("the trending products", () => {
  it("include headphones among the week's best sellers", () => {
    const sold = new Map<string, number>();
    for (const { lines } of since(7))
      for (const { productHandle, quantity } of lines)
        sold.set(productHandle, (sold.get(productHandle) ?? 0) + quantity);
    const best = [...sold]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 20)
      .map(([handle]) => handle);
    expect(best.filter((handle) => /headphone|earphone|earbud/.test(handle)).length).toBeGreaterThanOrEqual(2);
  });
});

describe("reviews", () => {
  it("are at most one per shopper and product, 0 to 40 per product, and mostly positive", () => {
    expect(new Set(reviews.map(({ productHandle, shopperEmail }) => `${productHandle} ${shopperEmail}`)).size).toBe(
      reviews.length,
    );
    const counts = products.map(({ handle }) => reviews.filter(({ productHandle }) => productHandle === handle).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    expect(Math.min(...counts)).toBe(0);
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(mean).toBeGreaterThan(3.8);
    expect(mean).toBeLessThan(4.7);
    for (const { comment } of reviews) expect(comment).not.toMatch(/[{}]|undefined/);
  });
});
