import { changedParts, compareWithNewer, hasUnsavedChanges, mergeNewer } from "./changes";
import { draftFields, parts } from "./parts";
import { emptyAttribute, emptyOffer, emptyVariant, newProduct, type ProductValues } from "./values";

const aProduct = (change: Partial<ProductValues> = {}): ProductValues => ({ ...newProduct(), ...change });
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
const aFile = (name: string) => new File(["x"], name, { type: "image/png" });

it("every field of a product belongs to one part", () => {
  const fields = parts.flatMap((part) => part.fields).sort();
  expect(fields).toEqual(
    Object.keys(newProduct())
      .filter((field) => !draftFields.some((draft) => draft === field))
      .sort(),
  );
});

describe("unsaved changes", () => {
  it("are none in an untouched form", () => {
    expect(hasUnsavedChanges(newProduct(), newProduct())).toBe(false);
  });

  it.each<[string, Partial<ProductValues>]>([
    ["a text", { title: "Lamp" }],
    ["a switch", { isFeatured: true }],
    ["a variant", { variants: [emptyVariant] }],
    ["a chosen picture", { images: [{ key: "a", file: aFile("a.png") }] }],
    ["a variant that is being typed", { newVariant: { ...emptyVariant, color: "Red" } }],
    ["an attribute that is being typed", { newAttribute: { ...emptyAttribute, value: "Cotton" } }],
    ["an offer that is being typed", { newOffer: { ...emptyOffer, title: "10 % off" } }],
  ])("include %s", (_, change) => {
    expect(hasUnsavedChanges(newProduct(), aProduct(change))).toBe(true);
  });

  it("include a new order of the pictures", () => {
    const [a, b] = [
      { key: "a", url: "/media/a.webp" },
      { key: "b", url: "/media/b.webp" },
    ] as const;
    expect(labels(changedParts(aProduct({ images: [a, b] }), aProduct({ images: [b, a] })))).toEqual([
      "Product Images",
    ]);
  });

  it("include a chosen file that replaced another", () => {
    const before = aProduct({ images: [{ key: "a", file: aFile("a.png") }] });
    const after = aProduct({ images: [{ key: "b", file: aFile("b.png") }] });
    expect(labels(changedParts(before, after))).toEqual(["Product Images"]);
  });
});

describe("concurrent edits of a product", () => {
  const base = aProduct({ title: "Lamp", brand: "Deepa", price: "100", categoryId: "c1", subCategoryId: "s1" });
  const theirs = { ...base, title: "Brass lamp", price: "120", warranty: "1 year" };

  // @spec second-two-editors-told
  it("conflict only in parts that both changed", () => {
    const mine = { ...base, title: "Table lamp", brand: "Jyoti" };
    const { both, theirs: alone } = compareWithNewer(base, mine, theirs);
    expect(labels(both)).toEqual(["Title"]);
    expect(labels(alone)).toEqual(["Price", "Warranty"]);
  });

  it("do not conflict if both made the same change", () => {
    const { both, theirs: alone } = compareWithNewer(base, { ...base, title: "Brass lamp" }, theirs);
    expect(labels(both)).toEqual([]);
    expect(labels(alone)).toEqual(["Price", "Warranty"]);
  });

  // @spec second-two-editors-told
  it("keep my input and merge the other's changes", () => {
    const mine = { ...base, title: "Table lamp", brand: "Jyoti" };
    const merged = mergeNewer(base, mine, theirs, new Set());
    expect(merged).toEqual({ ...base, title: "Table lamp", brand: "Jyoti", price: "120", warranty: "1 year" });
  });

  it("take the other's value only for the selected parts", () => {
    const mine = { ...base, title: "Table lamp", price: "90" };
    const merged = mergeNewer(base, mine, theirs, new Set(["title"]));
    expect(merged).toMatchObject({ title: "Brass lamp", price: "90" });
  });

  it("treat category and sub-category as one part", () => {
    const mine = { ...base, subCategoryId: "s2" };
    const moved = { ...base, categoryId: "c2", subCategoryId: "" };
    expect(labels(compareWithNewer(base, mine, moved).both)).toEqual(["Category"]);
    expect(mergeNewer(base, mine, moved, new Set(["category"]))).toMatchObject({
      categoryId: "c2",
      subCategoryId: "",
    });
    expect(mergeNewer(base, mine, moved, new Set())).toMatchObject({ categoryId: "c1", subCategoryId: "s2" });
  });

  // @spec pieces-sold-while-form
  it("do not count sold pieces as a change, and keep them sold", () => {
    const variant = { ...emptyVariant, variantId: "v1", sku: "A", quantity: "10" };
    const [before, sold] = [
      { ...base, quantity: "10", variants: [variant] },
      { ...base, quantity: "7", variants: [{ ...variant, quantity: "7" }] },
    ];
    const mine = { ...before, inStock: !base.inStock, variants: [{ ...variant, sku: "B" }] };
    expect(compareWithNewer(before, mine, sold)).toEqual({ both: [], theirs: [] });
    expect(mergeNewer(before, mine, sold, new Set())).toMatchObject({
      quantity: "7",
      variants: [{ sku: "B", quantity: "7" }],
    });
    const counted = { ...mine, quantity: "12" };
    expect(mergeNewer(before, counted, sold, new Set())).toMatchObject({ quantity: "12" });
  });

  it("keep drafts of list entries", () => {
    const mine = { ...base, newAttribute: { ...emptyAttribute, key: "Material" } };
    expect(mergeNewer(base, mine, theirs, new Set()).newAttribute.key).toBe("Material");
  });
});
