import { selectSimilar } from "./late-parts.queries";

const products = (...ids: string[]) => ids.map((_id) => ({ _id }));

describe("similar products", () => {
  it("are others, each once, the nearest first", () => {
    const chosen = selectSimilar("a", 10, products("b", "a", "c"), products("c", "d", "a"));
    expect(chosen).toEqual(products("b", "c", "d"));
  });

  it("are no more than asked for", () => {
    expect(selectSimilar("x", 2, products("a", "b", "c"))).toEqual(products("a", "b"));
  });
});
