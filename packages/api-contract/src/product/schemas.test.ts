import { createProductBodySchema, updateProductBodySchema } from "./schemas";

const aProduct = (fields: Record<string, unknown> = {}) => ({
  title: "Cotton kurta",
  brand: "Rangrez",
  categoryId: "pcat_1",
  price: "999.50",
  quantity: "12",
  ...fields,
});
const aVariant = (fields: Record<string, unknown> = {}) => ({
  color: "Red",
  size: "M",
  sku: "KURTA-R-M",
  price: 999,
  quantity: 3,
  ...fields,
});

const refusal = (fields: Record<string, unknown>) => {
  const [issue] = updateProductBodySchema.safeParse(fields).error?.issues ?? [];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
};

describe("a new product", () => {
  it("can be the texts of a form, and gets the specified defaults", () => {
    expect(createProductBodySchema.parse(aProduct({ tags: "summer, , cotton,summer", status: "false" }))).toMatchObject(
      {
        price: 999.5,
        quantity: 12,
        tags: ["summer", "cotton"],
        status: false,
        discountPrice: null,
        currency: "INR",
        inStock: true,
        isFeatured: false,
        returnPolicy: { isReturnable: true, returnDays: 7, warranty: "" },
        shipping: {
          deliveryCharge: 0,
          freeDeliveryAbove: 0,
          weight: 0,
          dimensions: { length: 0, width: 0, height: 0 },
        },
        variants: [],
      },
    );
  });

  it("accepts its objects and lists as JSON", () => {
    const product = createProductBodySchema.parse(
      aProduct({
        tags: '["a, b","c"]',
        shipping: '{"deliveryCharge":"","weight":"250","serviceablePincodes":"560001, 560002"}',
        offers: '[{"title":"Diwali","description":"Ten percent","validTill":"2026-11-30"}]',
        variants: JSON.stringify([aVariant({ price: "10", discountPrice: "" })]),
      }),
    );
    expect(product).toMatchObject({
      tags: ["a, b", "c"],
      shipping: { deliveryCharge: 0, weight: 250, serviceablePincodes: ["560001", "560002"] },
      offers: [{ validTill: "2026-11-30T18:29:59.000Z" }],
      variants: [{ price: 10, discountPrice: null }],
    });
  });

  it.each([[{ title: "  " }], [{ brand: undefined }], [{ categoryId: "" }], [{ price: "" }], [{ quantity: null }]])(
    "needs %j",
    (fields) => {
      const [name] = Object.keys(fields);
      const [issue] = createProductBodySchema.safeParse(aProduct(fields)).error?.issues ?? [];
      expect(issue).toMatchObject({ path: [name], message: "is required" });
    },
  );
});

describe("a rejected product", () => {
  // @spec videos-url-any-https canonical-url-og-image
  it.each([
    [{ price: 100, discountPrice: 101 }, "discountPrice: must not be more than price"],
    [{ price: -1 }, "price: must not be negative"],
    [{ quantity: "-1" }, "quantity: must not be negative"],
    [{ quantity: 1.5 }, "quantity: must be a whole number"],
    [{ price: "12 rupees" }, "price: must be an amount in rupees"],
    [{ price: 1.005 }, "price: must have at most two decimals"],
    [{ shipping: { deliveryCharge: -1 } }, "shipping.deliveryCharge: must not be negative"],
    [{ returnPolicy: { returnDays: -1 } }, "returnPolicy.returnDays: must not be negative"],
    [{ variants: "[{" }, "variants: must be a list"],
    [{ tags: "[1" }, "tags: must be a list"],
    [{ tags: [1] }, "tags.0: must be text"],
    [
      { variants: [aVariant(), aVariant({ sku: "OTHER", color: " red" })] },
      "variants.1.color: and size are used by another variant",
    ],
    [{ variants: [aVariant(), aVariant({ size: "L" })] }, "variants.1.sku: is used by another variant"],
    [{ variants: [aVariant({ price: -5 })] }, "variants.0.price: must not be negative"],
    [{ variants: [aVariant({ discountPrice: 1000 })] }, "variants.0.discountPrice: must not be more than price"],
    [
      { variants: [aVariant({ size: "" })] },
      "variants.0.size: Please provide at least a Color, Size, and SKU for the new variant.",
    ],
    [{ variants: [aVariant({ quantity: undefined })] }, "variants.0.quantity: is required"],
    [{ canonicalUrl: "javascript:alert(1)" }, "canonicalUrl: must be a URL"],
    [{ ogImage: "//elsewhere.example/a.png" }, "ogImage: must be a URL"],
    ...["data:text/html,x", "http://videos.example.in/a.mp4", "blob:https://a.example/1", "//a.example/b.mp4"].map(
      (url) =>
        [{ existingVideos: [url] }, "existingVideos.0: must be a URL that begins with https://"] as [
          Record<string, unknown>,
          string,
        ],
    ),
    [{ currency: "USD" }, "currency: must be INR"],
    [{ offers: [{ title: "a", description: "b", validTill: "2026-02-31" }] }, "offers.0.validTill: must be a date"],
    [{ status: "maybe" }, "status: must be true or false"],
  ])("%j", (fields, expected) => {
    expect(refusal(fields)).toBe(expected);
  });
});

describe("a product update", () => {
  it("may consist of one field, and leaves the others unset", () => {
    expect(updateProductBodySchema.parse({ status: "true" })).toEqual({ status: true });
  });

  it("may omit unchanged fields of a variant", () => {
    const { variants } = updateProductBodySchema.parse({ variants: [{ _id: "variant_1", price: 5 }] });
    expect(variants).toEqual([{ _id: "variant_1", price: 5 }]);
  });
});
