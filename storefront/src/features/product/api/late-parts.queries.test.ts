import { selectSimilar } from "./late-parts.queries";

const products = (...ids: string[]) => ids.map((_id) => ({ _id }));

describe("similar products", () => {
  it("are distinct other products, the most similar first", () => {
    const chosen = selectSimilar("a", 10, products("b", "a", "c"), products("c", "d", "a"));
    expect(chosen).toEqual(products("b", "c", "d"));
  });

  it("are limited to the requested number", () => {
    expect(selectSimilar("x", 2, products("a", "b", "c"))).toEqual(products("a", "b"));
  });
});
