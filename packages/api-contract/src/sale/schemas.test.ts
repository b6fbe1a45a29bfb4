import { offerMessages } from "../back-office/offer-fields";
import { saleMessages } from "./messages";
import { saleFormSchema, saveSaleBodySchema } from "./schemas";

const form = {
  title: " Diwali ",
  percent: "25",
  categoryId: "",
  subCategoryId: "",
  brand: " ",
  productIds: null as string[] | null,
  startsAt: "2026-11-01T00:00",
  endsAt: "2026-11-12T23:59",
};
const faultsOf = (fields: object) =>
  saleFormSchema.safeParse({ ...form, ...fields }).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the form of a sale", () => {
  it("has text alone, and times of India", () => {
    expect(saleFormSchema.parse(form)).toEqual({
      title: "Diwali",
      percent: 25,
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
  ])("names the field that is wrong: %j", (fields, field, message) => {
    expect(faultsOf(fields)).toEqual([[field, message]]);
  });
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
