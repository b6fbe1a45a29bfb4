import { planVariants } from "./plan-variants";
import type { StoredVariant } from "./stored-product";

const aVariant = (fields: Partial<StoredVariant> = {}): StoredVariant => ({
  id: "red",
  title: "Red / M",
  sku: "R-M",
  color: "Red",
  size: "M",
  mrp: 1000,
  sale: 800,
  images: ["/media/red.webp"],
  counted: true,
  items: [{ itemId: "item_red", required: 1, available: 7, reserved: 2 }],
  ...fields,
});
const blue = aVariant({ id: "blue", sku: "B-M", color: "Blue" });
const aShirt = { variants: [aVariant(), blue], hasChoice: true, hasOtherOptions: false };
const aLamp = {
  variants: [aVariant({ id: "lamp", color: "", size: "", sku: null })],
  hasChoice: false,
  hasOtherOptions: false,
};
const nothing = { variants: [], hasChoice: false, hasOtherOptions: false };
const newId = () => "new";
const failure = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error;
  }
};

describe("the variants of a changed product", () => {
  it("stay the same if the request does not mention them", () => {
    expect(planVariants(aShirt, {}, newId)).toBeNull();
    expect(planVariants(aLamp, {}, newId)).toBeNull();
  });

  it("are not affected by the product's own price and stock if it has a choice", () => {
    expect(planVariants(aShirt, { price: 5, quantity: 5 }, newId)).toBeNull();
  });

  it("keep their ids and omitted fields, and are removed if not listed", () => {
    const plan = planVariants(aShirt, { variants: [{ _id: "blue", price: 900 }] }, newId);
    expect(plan?.variants).toEqual([
      {
        id: "blue",
        isNew: false,
        color: "Blue",
        size: "M",
        sku: "B-M",
        price: 900,
        discountPrice: 800,
        stock: null,
        images: ["/media/red.webp"],
      },
    ]);
    expect(plan?.removed.map(({ id }) => id)).toEqual(["red"]);
  });

  it("get a new stock only if it differs from the available quantity", () => {
    const plan = planVariants(
      aShirt,
      {
        variants: [
          { _id: "red", quantity: 7 },
          { _id: "blue", quantity: 8 },
        ],
      },
      newId,
    );
    expect(plan?.variants.map(({ stock }) => stock)).toEqual([null, { pieces: 8 }]);
  });

  it("get a relative stock change if the request says what the screen showed, so that sales since are kept", () => {
    const stock = (quantity: number, quantitySeen: number) =>
      planVariants(aShirt, { variants: [{ _id: "red", quantity, quantitySeen }, { _id: "blue" }] }, newId)?.variants[0]
        ?.stock;
    expect(stock(12, 10)).toEqual({ change: 2 });
    expect(stock(7, 10)).toEqual({ change: -3 });
    expect(stock(10, 10)).toBeNull();
  });

  it("can be new", () => {
    const green = { _id: undefined, color: "Green", size: "M", sku: "G-M", price: 10, quantity: 0 };
    const plan = planVariants(aShirt, { variants: [{ _id: "red" }, { _id: "blue" }, green] }, newId);
    expect(plan?.variants[2]).toMatchObject({ id: "new", isNew: true, stock: { pieces: 0 }, discountPrice: null });
    expect(plan?.removed).toEqual([]);
  });

  it("lose a discount that is removed or equal to the price", () => {
    const discounts = (discountPrice: number | null) =>
      planVariants(aShirt, { variants: [{ _id: "red", discountPrice }, { _id: "blue" }] }, newId)?.variants[0];
    expect(discounts(null)?.discountPrice).toBeNull();
    expect(discounts(1000)?.discountPrice).toBeNull();
    expect(discounts(999)?.discountPrice).toBe(999);
  });
});

describe("the only variant of a product without a choice", () => {
  it("has the product's price and stock", () => {
    expect(planVariants(aLamp, { price: 500, discountPrice: 400, quantity: 3 }, newId)).toMatchObject({
      variants: [{ id: "lamp", price: 500, discountPrice: 400, stock: { pieces: 3 } }],
      removed: [],
    });
  });

  it("is replaced by variants to choose from, and created again without them", () => {
    const red = { _id: undefined, color: "Red", size: "M", sku: "X", price: 1, quantity: 1 };
    const chosen = planVariants(aLamp, { variants: [red] }, newId);
    expect(chosen?.removed.map(({ id }) => id)).toEqual(["lamp"]);
    const plain = planVariants(aShirt, { variants: [], price: 5, quantity: 1 }, newId);
    expect(plain?.variants).toMatchObject([{ id: "new", color: "", size: "", price: 5, stock: { pieces: 1 } }]);
    expect(plain?.removed).toHaveLength(2);
  });

  it("requires a price and a stock if it is new", () => {
    expect(failure(() => planVariants(nothing, { quantity: 1 }, newId))).toMatchObject({
      status: 400,
      message: "price is required.",
    });
    expect(failure(() => planVariants(aShirt, { variants: [], price: 1 }, newId))).toMatchObject({
      message: "quantity is required.",
    });
  });
});

describe("planVariants rejects", () => {
  it.each([
    [{ variants: [{ _id: "nobody" }] }, "variants.0 is not a variant of this product."],
    [
      { variants: [{ _id: "red" }, { _id: "blue", color: "red" }] },
      "variants.1.color and size are used by another variant.",
    ],
    [
      { variants: [{ _id: "red", color: "", size: "" }, { _id: "blue" }] },
      "variants.0.color and size must not both be empty.",
    ],
    [
      { variants: [{ _id: "red", price: 700 }, { _id: "blue" }] },
      "variants.0.discountPrice must not be more than price.",
    ],
  ])("%j", (wish, message) => {
    expect(failure(() => planVariants(aShirt, wish, newId))).toMatchObject({ status: 400, message });
  });

  it("a price below the existing discount price", () => {
    expect(failure(() => planVariants(aLamp, { price: 700 }, newId))).toMatchObject({
      status: 400,
      message: "discountPrice must not be more than price.",
    });
  });

  it("a changed choice of a product with other options", () => {
    const other = { ...aShirt, hasOtherOptions: true };
    expect(failure(() => planVariants(other, { variants: [{ _id: "red" }] }, newId))).toMatchObject({ status: 409 });
    expect(planVariants(other, { variants: [{ _id: "red", price: 2000 }, { _id: "blue" }] }, newId)).not.toBeNull();
  });
});
