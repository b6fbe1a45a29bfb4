import type { OfferProduct } from "@haat/api-contract/back-office/offer-fields";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import { couponUsesText, couponValueText, goodsText } from "./offer-texts";

const coupon = { kind: "percent", value: 10, maxDiscount: null, uses: 1200, maxUses: null } as Coupon;

it("a coupon's discount is told by its kind", () => {
  expect(couponValueText(coupon)).toBe("10 %");
  expect(couponValueText({ ...coupon, maxDiscount: 150 })).toBe("10 %, max ₹150");
  expect(couponValueText({ ...coupon, kind: "amount", value: 1500.5 })).toBe("₹1,500.50");
  expect(couponValueText({ ...coupon, kind: "buy-get", buyQuantity: 2, getQuantity: 1 })).toBe("Buy 2, get 1");
  const gift = { ...coupon, kind: "buy-get" as const, buyQuantity: 2, getQuantity: 1 };
  const [lamp, rug] = ["Lamp", "Rug"].map((title) => ({ _id: title, title })) as [OfferProduct, OfferProduct];
  expect(couponValueText({ ...gift, freeProducts: [lamp] })).toBe("Buy 2, get 1 of Lamp");
  expect(couponValueText({ ...gift, freeProducts: [lamp, rug] })).toBe("Buy 2, get 1 of 2 products");
  expect(couponValueText({ ...coupon, kind: "free-delivery" })).toBe("Free delivery");
});

it("uses are counted against their limit", () => {
  expect(couponUsesText(coupon)).toBe("1,200");
  expect(couponUsesText({ ...coupon, maxUses: 5000 })).toBe("1,200 of 5,000");
});

const choices = {
  categories: [{ _id: "home", title: "Home", status: true }],
  subCategories: [{ _id: "lamps", title: "Lamps", status: true, categoryId: { _id: "home" } }],
};
const scope = { categoryId: null, subCategoryId: null, brand: null, products: null };

it("an offer's goods are named by category and brand, or as chosen products", () => {
  expect(goodsText(scope, choices)).toBe("All products");
  expect(goodsText({ ...scope, brand: "Kiran" }, undefined)).toBe("Kiran");
  expect(goodsText({ ...scope, categoryId: "home", subCategoryId: "lamps", brand: "Kiran" }, choices)).toBe(
    "Home › Lamps › Kiran",
  );
  expect(goodsText({ ...scope, categoryId: "gone" }, choices)).toBe("Deleted category");
  const [jug, pan] = [
    { _id: "1", title: "Jug" },
    { _id: "2", title: "Pan" },
  ];
  expect(goodsText({ ...scope, products: [jug] }, choices)).toBe("Jug");
  expect(goodsText({ ...scope, products: [jug, pan] }, choices)).toBe("2 products");
});
