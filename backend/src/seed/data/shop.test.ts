import { profiles } from "./profile";
import { demoShop, seedingDay } from "./shop";

const today = seedingDay(new Date("2026-11-21T15:30:00Z"));
const shop = demoShop("full", today);
const subCategories = shop.categories.flatMap((category) => category.subCategories);
const variants = shop.products.flatMap((product) => product.variants);

describe("the demo shop", () => {
  it("is identical when generated twice for the same day", () => {
    expect(demoShop("full", today)).toEqual(shop);
  });

  it("has the promised size", () => {
    expect(shop.categories.length).toBeGreaterThanOrEqual(8);
    expect(shop.categories.map(({ handle }) => handle)).toEqual(
      expect.arrayContaining(["electronics", "fashion", "home-living"]),
    );
    expect(subCategories.length).toBeGreaterThanOrEqual(32);
    expect(shop.products.length).toBeGreaterThanOrEqual(320);
    expect(shop.banners).toHaveLength(4);
    expect(shop.orders).toHaveLength(profiles.full.orders);
    for (const { subCategories: subs } of shop.categories) expect(subs.length).toBeGreaterThanOrEqual(4);
    for (const { handle } of subCategories) {
      const products = shop.products.filter(({ subCategoryHandle }) => subCategoryHandle === handle);
      expect(products.length).toBeGreaterThanOrEqual(10);
    }
  });

  it("gives every product, category and variant a unique name", () => {
    const unique = (names: string[]) => expect(new Set(names).size).toBe(names.length);
    unique(shop.products.map(({ handle }) => handle));
    unique(shop.products.map(({ brand, title }) => `${brand} ${title}`));
    unique(shop.products.map(({ modelNumber }) => modelNumber));
    unique(variants.map(({ sku }) => sku));
    unique([...shop.categories, ...subCategories].map(({ handle }) => handle));
    unique(shop.shoppers.map(({ email }) => email));
    unique(shop.shoppers.map(({ address }) => address.mobile));
    for (const { variants: own } of shop.products) unique(own.map(({ color, size }) => `${color}/${size}`));
  });

  it("gives every product an HSN code of six digits, which invoices need", () => {
    for (const { hsnCode } of shop.products) expect(hsnCode).toMatch(/^\d{6}$/);
  });

  it("has plausible prices", () => {
    for (const { mrp, price, sku } of variants) {
      expect({ sku, whole: Number.isInteger(mrp) && Number.isInteger(price) }).toEqual({ sku, whole: true });
      expect(price).toBeGreaterThanOrEqual(40);
      expect(mrp).toBeLessThan(300_000);
      expect(mrp).toBeGreaterThanOrEqual(price);
      expect(1 - price / mrp).toBeLessThanOrEqual(0.62);
    }
    const reduced = variants.filter(({ price, mrp }) => price < mrp).length / variants.length;
    expect(reduced).toBeGreaterThan(0.8);
    expect(reduced).toBeLessThan(1);
  });

  it("has variants for about half of the products, and some that are sold out", () => {
    expect(shop.products.filter(({ variants: own }) => own.length > 1).length).toBeGreaterThan(
      shop.products.length * 0.45,
    );
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(shop.products.some(({ variants: own }) => own.every(({ stock }) => stock === 0))).toBe(true);
  });

  it("has enough headphones for the trending block of the home page", () => {
    const heard = shop.products.filter(
      ({ categoryHandle, title }) =>
        categoryHandle === "electronics" && /headphone|earphone|earbud|airpod/i.test(title),
    );
    expect(heard.length).toBeGreaterThanOrEqual(6);
  });

  it("describes every product in several sentences, with attributes and specifications", () => {
    for (const product of shop.products) {
      const sentences = product.description.split(/(?<=[.!?])\s+/).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(9);
      expect(product.attributes.length).toBeGreaterThanOrEqual(4);
      expect(product.specifications.length).toBeGreaterThanOrEqual(3);
      expect(product.title.length).toBeLessThanOrEqual(70);
    }
  });

  it("only has offers that are still valid", () => {
    const offers = shop.products.flatMap((product) => product.offers);
    expect(offers.length).toBeGreaterThan(100);
    for (const { validTill } of offers) expect(validTill.getTime()).toBeGreaterThan(today.getTime() + 5 * 86_400_000);
  });

  it("has no offer that depends on a third party or needs a coupon", () => {
    for (const { offers, shipping, variants } of shop.products)
      for (const { title, description } of offers) {
        expect(description).not.toMatch(/bank|card|UPI|EMI|coupon|code|student|first order|two or more|weekend/i);
        if (title === "Free Delivery") expect(shipping.deliveryCharge).toBeGreaterThan(0);
        else expect(variants.some(({ mrp, price }) => price < mrp)).toBe(true);
      }
  });

  it("links every banner to an existing category or sub-category", () => {
    const handles = [...shop.categories, ...subCategories].map(({ handle }) => handle);
    for (const { leadsTo } of shop.banners) expect(handles).toContain(leadsTo.handle);
  });

  it("has a small profile with the three categories of the home page", () => {
    const small = demoShop("small", today);
    expect(small.categories.map(({ handle }) => handle)).toEqual(["electronics", "fashion", "home-living"]);
    expect(small.products.length).toBeGreaterThanOrEqual(48);
    expect(small.banners.length).toBeGreaterThan(0);
    expect(small.products.some(({ title }) => /headphone/i.test(title))).toBe(true);
    const stocks = (category: string) =>
      small.products
        .filter(({ categoryHandle }) => categoryHandle === category)
        .map((product) => product.variants.map(({ stock }) => stock));
    expect(stocks("electronics").some((own) => own.every((stock) => stock === 0))).toBe(true);
    expect(stocks("fashion").some((own) => own.length > 1 && own.every((stock) => stock > 20))).toBe(true);
  });
});
