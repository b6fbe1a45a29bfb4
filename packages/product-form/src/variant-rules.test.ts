import { emptyVariant, type VariantValues } from "./values";
import {
  combinations,
  isTypedVariant,
  missingOfVariant,
  repeatedChoices,
  repeatedSkus,
  skuOf,
  variantTotals,
  withPriceOf,
  withStock,
} from "./variant-rules";

const aVariant = (change: Partial<VariantValues>): VariantValues => ({ ...emptyVariant, ...change });
const start = { price: "500", discountPrice: "450" };

describe("a new variant", () => {
  it("requires at least a colour, a size and an SKU", () => {
    expect(missingOfVariant(emptyVariant)).toEqual(["color", "size", "sku"]);
    expect(missingOfVariant(aVariant({ color: "Red", size: " ", sku: "R" }))).toEqual(["size"]);
    expect(missingOfVariant(aVariant({ color: "Red", size: "M", sku: "R-M" }))).toEqual([]);
  });

  it("counts as a draft as soon as any field has a value", () => {
    expect(isTypedVariant(emptyVariant)).toBe(false);
    expect(isTypedVariant(aVariant({ quantity: "4" }))).toBe(true);
    expect(isTypedVariant(aVariant({ images: [{ key: "a", url: "/a.webp" }] }))).toBe(true);
  });
});

describe("variants of one product", () => {
  it("with the same colour and size are detected, case-insensitively", () => {
    const variants = [
      aVariant({ color: "Red", size: "M" }),
      aVariant({ color: "Red", size: "L" }),
      aVariant({ color: " red", size: "m " }),
    ];
    expect(repeatedChoices(variants)).toEqual([2]);
  });

  it("with the same SKU are detected, except for empty SKUs", () => {
    expect(repeatedSkus([aVariant({ sku: "A" }), aVariant({ sku: "a " }), aVariant({}), aVariant({})])).toEqual([1]);
  });

  it("copy the price and the discount price of one of them, and keep their stock", () => {
    const variants = [
      aVariant({ color: "Red", price: "10", discountPrice: "9", quantity: "1" }),
      aVariant({ color: "Blue", price: "20", discountPrice: "", quantity: "2" }),
    ];
    expect(withPriceOf(variants, 1)).toEqual([
      aVariant({ color: "Red", price: "20", discountPrice: "", quantity: "1" }),
      aVariant({ color: "Blue", price: "20", discountPrice: "", quantity: "2" }),
    ]);
  });

  it("have a price range and a total stock", () => {
    expect(
      variantTotals([
        aVariant({ price: "500", discountPrice: "399.50", quantity: "4" }),
        aVariant({ price: "700", quantity: "" }),
        aVariant({ quantity: "2" }),
      ]),
    ).toEqual({ min: 399.5, max: 700, pieces: 6 });
    expect(variantTotals([])).toBeNull();
    expect(variantTotals([emptyVariant])).toBeNull();
  });
});

describe("variants generated from colours and sizes", () => {
  it("are one per pair, with the initial prices", () => {
    const added = combinations({ colors: "Red, Navy Blue", sizes: "M,L", sku: "Kurta" }, [], start);
    expect(added.map(({ color, size, sku }) => [color, size, sku])).toEqual([
      ["Red", "M", "KURTA-RED-M"],
      ["Red", "L", "KURTA-RED-L"],
      ["Navy Blue", "M", "KURTA-NAVY-BLUE-M"],
      ["Navy Blue", "L", "KURTA-NAVY-BLUE-L"],
    ]);
    expect(added[0]).toMatchObject({ ...start, variantId: "", images: [] });
  });

  it("exclude existing combinations", () => {
    const there = [aVariant({ color: "red", size: "m" })];
    const added = combinations({ colors: "Red, RED", sizes: "M, L", sku: "K" }, there, start);
    expect(added.map(({ color, size }) => `${color} ${size}`)).toEqual(["Red L"]);
  });

  it("divide the entered stock exactly, or leave it empty to ask for it", () => {
    const made = combinations({ colors: "Red, Blue", sizes: "S, M, L", sku: "K" }, [], start);
    const stockOf = (typed: string) => withStock(made, typed).map(({ quantity }) => quantity);
    expect(stockOf("20")).toEqual(["4", "4", "3", "3", "3", "3"]);
    expect(stockOf("2")).toEqual(["1", "1", "0", "0", "0", "0"]);
    expect(stockOf("0")).toEqual(Array(6).fill("0"));
    for (const typed of ["", " ", "a", "-3", "1.5"]) expect(stockOf(typed)).toEqual(Array(6).fill(""));
  });

  it("are none without colours or without sizes", () => {
    expect(combinations({ colors: "Red", sizes: "", sku: "K" }, [], start)).toEqual([]);
  });
});

it.each([
  [["Kurta", "Navy Blue", "XL"], "KURTA-NAVY-BLUE-XL"],
  [["", "Crème", "8 GB / 128 GB"], "CREME-8-GB-128-GB"],
  [["साड़ी", "लाल", "M"], "साड़ी-लाल-M"],
  [["", "", ""], ""],
] as const)("the SKU of %j is %s", ([start_, color, size], sku) => {
  expect(skuOf(start_, color, size)).toBe(sku);
});
