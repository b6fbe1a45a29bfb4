import { createProductBodySchema, updateProductBodySchema } from "@haat/api-contract/product/schemas";
import { aManagedProduct, aManagedVariant } from "./a-product.fixture";
import { fromProduct } from "./from-product";
import { createBody, updateBody } from "./to-body";
import { emptyVariant, newProduct, newSection, type ProductValues } from "./values";

const saved = fromProduct(aManagedProduct());
const change = (values: Partial<ProductValues>, base = saved) => updateBody(base, { ...base, ...values }, "v1");

const twoVariants = fromProduct(
  aManagedProduct({
    variants: [aManagedVariant(), aManagedVariant({ _id: "variant_2", size: "L", sku: "LAMP-RED-L", price: 2499 })],
  }),
);

describe("a new product", () => {
  it("satisfies the contract, with empty shipping figures as 0", () => {
    const body = createBody({
      ...newProduct(),
      title: "Lamp",
      brand: "Deepa",
      categoryId: "cat_1",
      price: "100",
      quantity: "3",
      tags: "a, ,b,",
    });
    expect(createProductBodySchema.parse(body)).toMatchObject({
      title: "Lamp",
      tags: ["a", "b"],
      subCategoryId: null,
      price: 100,
      discountPrice: null,
      currency: "INR",
      quantity: 3,
      inStock: true,
      status: true,
      isFeatured: false,
      returnPolicy: { isReturnable: true, returnDays: 7, warranty: "" },
      shipping: {
        serviceablePincodes: [],
        deliveryCharge: 0,
        freeDeliveryAbove: 0,
        weight: 0,
        dimensions: { length: 0, width: 0, height: 0 },
      },
    });
  });

  it("with variants has the cheapest one's price and the total stock", () => {
    const body = createBody({
      ...newProduct(),
      variants: [
        { ...emptyVariant, price: "500", discountPrice: "450", quantity: "2" },
        { ...emptyVariant, price: "470", quantity: "5" },
      ],
    });
    expect(body).toMatchObject({ price: "500", discountPrice: "450", quantity: "7" });
  });

  it("contains only uploaded pictures, in order", () => {
    const file = new File(["x"], "c.png");
    const body = createBody({
      ...newProduct(),
      images: [
        { key: "b", url: "/media/b.webp" },
        { key: "c", file },
        { key: "a", url: "/media/a.webp" },
      ],
    });
    expect(body.existingImages).toEqual(["/media/b.webp", "/media/a.webp"]);
  });

  it("omits blank rows of sections", () => {
    const [section] = createBody({ ...newProduct(), specifications: [newSection()] }).specifications as object[];
    expect(section).toEqual({ title: "New Section", details: [] });
  });
});

describe("an update", () => {
  it("contains only the version if nothing was changed", () => {
    expect(change({})).toEqual({ version: "v1" });
  });

  it("contains only the changed fields", () => {
    expect(change({ title: "Lamp", isFeatured: true })).toEqual({ title: "Lamp", isFeatured: true, version: "v1" });
    expect(change({ categoryId: "cat_2", subCategoryId: "" })).toEqual({
      categoryId: "cat_2",
      subCategoryId: null,
      version: "v1",
    });
    expect(change({ images: saved.images.toReversed() })).toEqual({
      existingImages: ["/media/b.webp", "/media/a.webp"],
      version: "v1",
    });
  });

  it("of one shipping figure contains the others too", () => {
    const body = change({ weight: "900" });
    expect(updateProductBodySchema.parse(body)).toEqual({
      shipping: { ...aManagedProduct().shipping, weight: 900 },
      version: "v1",
    });
  });

  it("does not contain the stock unless it was changed, since orders reduce it", () => {
    expect(change({ inStock: false })).toEqual({ inStock: false, version: "v1" });
    expect(change({ quantity: "20" })).toEqual({
      quantity: "20",
      quantitySeen: saved.quantity,
      inStock: true,
      version: "v1",
    });
  });

  it("of a variant contains all variants, each with its id and only the changed one with stock", () => {
    const [first, second] = twoVariants.variants;
    if (!first || !second) throw new Error("The fixture has two.");
    const body = change({ variants: [{ ...first, quantity: "9" }, second] }, twoVariants);
    expect(body).toMatchObject({ version: "v1" });
    expect(Object.keys(body).sort()).toEqual(["variants", "version"]);
    expect(updateProductBodySchema.parse(body).variants).toEqual([
      expect.objectContaining({ _id: "variant_1", quantity: 9, quantitySeen: Number(first.quantity) }),
      expect.not.objectContaining({ quantity: expect.anything() }),
    ]);
  });

  it("omits the product's price and stock if there are variants, and sets them when the last variant is removed", () => {
    expect(change({ price: "1" }, twoVariants)).not.toHaveProperty("price");
    expect(change({ variants: [], price: "5", discountPrice: "", quantity: "1" }, twoVariants)).toMatchObject({
      variants: [],
      price: "5",
      discountPrice: "",
      quantity: "1",
    });
  });

  it("keeps the exact end of an offer if its day is the same, and sends another day as a date", () => {
    const [offer] = saved.offers;
    if (!offer) throw new Error("The fixture has one.");
    expect(offer.validTill).toBe("2026-11-30");
    const ends = (validTill: string) =>
      change({ offers: [{ ...offer, title: "New Year", validTill }] }).offers as unknown[];
    expect(ends("2026-11-30")).toEqual([expect.objectContaining({ validTill: "2026-11-30T12:00:00.000Z" })]);
    expect(ends("2026-12-31")).toEqual([expect.objectContaining({ validTill: "2026-12-31" })]);
    expect(ends("")).toEqual([expect.objectContaining({ validTill: null })]);
  });
});

it("a product satisfies the contract after a round trip through the form", () => {
  const product = aManagedProduct({ variants: [aManagedVariant()] });
  const body = createProductBodySchema.parse(createBody(fromProduct(product)));
  expect(body).toMatchObject({
    title: product.title,
    tags: product.tags,
    categoryId: "cat_1",
    subCategoryId: "sub_1",
    shipping: product.shipping,
    returnPolicy: product.returnPolicy,
    attributes: product.attributes,
    offers: product.offers,
    specifications: product.specifications,
    existingImages: product.images,
    existingVideos: product.videos,
    seoKeywords: product.seoKeywords,
  });
});
