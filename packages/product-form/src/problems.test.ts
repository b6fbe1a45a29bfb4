import { aManagedProduct, aManagedVariant } from "./a-product.fixture";
import { fromProduct } from "./from-product";
import { problemsOf } from "./problems";
import { emptyAttribute, emptyVariant, newProduct, newSection, type ProductValues } from "./values";

const fine = fromProduct(aManagedProduct());
const told = (change: Partial<ProductValues>, saved: ProductValues | null = null) =>
  Object.fromEntries(problemsOf({ ...fine, ...change }, saved).map(({ path, message }) => [path, message]));
const aVariant = { ...emptyVariant, color: "Red", size: "M", sku: "R-M", price: "10", quantity: "1" };

it("an empty form requires title, brand, category, price and stock quantity, in this order", () => {
  expect(problemsOf(newProduct(), null)).toEqual([
    { path: "title", message: "Title is required." },
    { path: "brand", message: "Brand is required." },
    { path: "categoryId", message: "Category is required." },
    { path: "price", message: "Price is required." },
    { path: "quantity", message: "Stock Quantity is required." },
  ]);
});

it("a product from the API has no errors", () => {
  expect(problemsOf(fine, fine)).toEqual([]);
});

it.each<[string, Partial<ProductValues>, Record<string, string>]>([
  ["a negative price", { price: "-1", discountPrice: "" }, { price: "Price must not be negative." }],
  ["a third decimal", { price: "1.005", discountPrice: "" }, { price: "Price must have at most two decimals." }],
  [
    "a discount price above the price, also while something else is wrong",
    { title: "", discountPrice: "2000" },
    { title: "Title is required.", discountPrice: "Discount Price must not be more than price." },
  ],
  ["half a piece", { quantity: "1.5" }, { quantity: "Stock Quantity must be a whole number." }],
  ["another currency", { currency: "USD" }, { currency: "Currency must be INR." }],
  [
    "a pincode that is none",
    { serviceablePincodes: "110001, 1234" },
    { serviceablePincodes: '"1234" must be a pincode of six digits.' },
  ],
  ["a negative weight", { weight: "-5" }, { weight: "Weight must not be negative." }],
  ["a negative length", { length: "-5" }, { length: "Length must not be negative." }],
  ["a negative delivery charge", { deliveryCharge: "-1" }, { deliveryCharge: "Delivery Charge must not be negative." }],
  ["negative return days", { returnDays: "-1" }, { returnDays: "Return Days must not be negative." }],
  ["a canonical URL that is none", { canonicalUrl: "not a url" }, { canonicalUrl: "Canonical URL must be a URL." }],
  ["an OG image that is no URL", { ogImage: "picture" }, { ogImage: "OG Image URL must be a URL." }],
  [
    "a video that is no URL",
    { videos: [{ key: "v", url: "video" }] },
    { "videos.0.url": "Video URL must be a URL that begins with https://." },
  ],
  [
    "an attribute without value",
    { attributes: [{ ...emptyAttribute, key: "Material" }] },
    { "attributes.0.value": "Value is required." },
  ],
  [
    "a specification's row with a value alone, behind a blank one",
    {
      specifications: [
        {
          title: "General",
          details: [
            { label: "", value: "" },
            { label: "", value: "Gold" },
          ],
        },
      ],
    },
    { "specifications.0.details.1.label": "Label is required." },
  ],
  ["a section that is new", { specifications: [newSection()] }, {}],
  [
    "a section without a name",
    { specifications: [{ ...newSection(), title: " " }] },
    { "specifications.0.title": "Section title is required." },
  ],
])("%s is reported at its field", (_, change, problems) => {
  expect(told(change)).toEqual(problems);
});

describe("variants", () => {
  it("each require colour, size, SKU, price and quantity", () => {
    expect(told({ variants: [aVariant, { ...emptyVariant }] })).toEqual({
      "variants.1.color": "Color is required.",
      "variants.1.size": "Size is required.",
      "variants.1.sku": "SKU is required.",
      "variants.1.price": "Price is required.",
      "variants.1.quantity": "Quantity is required.",
    });
  });

  it("may omit what the stored variant omits, but not what it has", () => {
    const saved = fromProduct(aManagedProduct({ variants: [aManagedVariant({ color: "" })] }));
    expect(problemsOf(saved, saved)).toEqual([]);
    const [variant] = saved.variants;
    if (!variant) throw new Error("The fixture has one.");
    expect(told({ variants: [{ ...variant, size: "" }] }, saved)).toEqual({
      "variants.0.size": "Size is required.",
    });
  });

  it("with the same colour and size, or the same SKU, are reported at the second one", () => {
    expect(told({ variants: [aVariant, { ...aVariant, color: "red" }] })).toEqual({
      "variants.1.color": "Another variant has the same color and size.",
      "variants.1.sku": "Another variant has the same SKU.",
    });
  });

  it("make the product's own price and stock optional", () => {
    expect(told({ price: "", quantity: "", variants: [aVariant] })).toEqual({});
  });
});

describe("a draft of a list entry", () => {
  it("is reported, as saving would lose it", () => {
    expect(told({ newVariant: aVariant })).toEqual({
      "newVariant.color": "This variant hasn't been added yet. Please add or clear it.",
    });
  });

  it("reports its missing field first", () => {
    expect(told({ newVariant: { ...emptyVariant, color: "Red" } })).toEqual({
      "newVariant.size": "Please provide at least a Color, Size, and SKU for the new variant.",
    });
    expect(told({ newAttribute: { ...emptyAttribute, key: "Material" } })).toEqual({
      "newAttribute.value": "Please provide a key and a value for the new attribute.",
    });
  });
});
