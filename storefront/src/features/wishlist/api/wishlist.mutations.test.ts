import { withProduct } from "./wishlist.mutations";

const [a, b, c] = [{ _id: "a" }, { _id: "b" }, { _id: "c" }];

describe("the saved products", () => {
  it("have a new one at the front, once", () => {
    expect(withProduct([b, c], a, true)).toEqual([a, b, c]);
    expect(withProduct([b, a], a, true)).toEqual([a, b]);
  });

  it("lose one, and have it in its old position again if the server refuses", () => {
    const without = withProduct([a, b, c], b, false);
    expect(without).toEqual([a, c]);
    expect(withProduct(without, b, true, 1)).toEqual([a, b, c]);
  });
});
