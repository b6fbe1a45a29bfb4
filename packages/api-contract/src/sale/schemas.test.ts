import { offerMessages } from "../back-office/offer-fields";
import { saleMessages } from "./messages";
import { saleFormSchema, saveSaleBodySchema } from "./schemas";

const form = {
  title: " Diwali ",
  percent: "25",
  prices: null as { variantId: string; price: string }[] | null,
  categoryId: "",
  subCategoryId: "",
  brand: " ",
  productIds: null as string[] | null,
  startsAt: "2026-11-01T00:00",
  endsAt: "2026-11-12T23:59",
};
const aPrice = (price: string) => ({ variantId: "variant_1", price });
const manyPrices = Array.from({ length: 1001 }, (_, index) => ({ variantId: `variant_${index}`, price: "9" }));
const faultsOf = (fields: object) =>
  saleFormSchema.safeParse({ ...form, ...fields }).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the form of a sale", () => {
  it("has text alone, and times of India", () => {
    expect(saleFormSchema.parse(form)).toEqual({
      title: "Diwali",
      percent: 25,
      prices: null,
      categoryId: null,
      subCategoryId: null,
      brand: null,
      productIds: null,
      startsAt: "2026-10-31T18:30:00.000Z",
      endsAt: "2026-11-12T18:29:00.000Z",
    });
  });

  it.each([
    [{ percent: "" }, "percent", saleMessages.percentInvalid(90)],
    [{ percent: "ten" }, "percent", saleMessages.percentInvalid(90)],
    [{ percent: "7.5" }, "percent", saleMessages.percentInvalid(90)],
    [{ percent: "-5" }, "percent", saleMessages.percentInvalid(90)],
    [{ startsAt: "" }, "startsAt", saleMessages.startRequired],
    [{ endsAt: "tomorrow" }, "endsAt", saleMessages.endRequired],
    [{ endsAt: form.startsAt }, "endsAt", saleMessages.endBeforeStart],
    [{ productIds: [] }, "productIds", offerMessages.noProduct],
    [{ productIds: ["prod_1"], brand: "Kiran" }, "productIds", offerMessages.productsAlone],
    [{ productIds: ["prod_1"], categoryId: "pcat_1" }, "productIds", offerMessages.productsAlone],
    [{ percent: "", prices: [] }, "prices", saleMessages.noPrice],
    [{ percent: "", prices: [aPrice("")] }, "prices.0.price", saleMessages.priceInvalid],
    [{ percent: "", prices: [aPrice("0.5")] }, "prices.0.price", saleMessages.priceInvalid],
    [{ percent: "", prices: [aPrice("9.999")] }, "prices.0.price", saleMessages.priceInvalid],
    [{ percent: "", prices: [aPrice("ten")] }, "prices.0.price", saleMessages.priceInvalid],
    [{ percent: "", prices: [aPrice("9"), aPrice("8")] }, "prices", saleMessages.priceTwice],
    [{ percent: "", prices: manyPrices }, "prices", saleMessages.tooManyPrices(1000)],
    [{ prices: [aPrice("9")] }, "prices", saleMessages.pricesAlone],
    [{ percent: "", brand: "Kiran", prices: [aPrice("9")] }, "prices", saleMessages.pricesAlone],
  ])("names the field that is wrong: %j", (fields, field, message) => {
    expect(faultsOf(fields)).toEqual([[field, message]]);
  });
});

it("a sale has prices of individual variants instead of a percentage", () => {
  const { percent, prices } = saleFormSchema.parse({ ...form, percent: "", prices: [aPrice(" 999.5 ")] });
  expect({ percent, prices }).toEqual({ percent: null, prices: [{ variantId: "variant_1", price: 999.5 }] });
});

it("products of a sale are listed once", () => {
  expect(saleFormSchema.parse({ ...form, productIds: ["prod_2", "prod_1", "prod_2"] }).productIds).toEqual([
    "prod_2",
    "prod_1",
  ]);
});

it("the start of a sale is before its end by the clock, not by the alphabet", () => {
  const times = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-11-01T00:00:00.500Z" };
  expect(saveSaleBodySchema.safeParse({ title: "Half a second", percent: 5, ...times }).success).toBe(true);
});
