import { planCatalogue } from "./plan.mjs";
import { randomFrom } from "./random.mjs";
import { mistype, searchTerms } from "./search-terms.mjs";

describe("searchTerms", () => {
  const products = planCatalogue(1_000);

  it("are as many as requested and all different", () => {
    const terms = searchTerms(products, 2_000);
    expect(new Set(terms).size).toBe(2_000);
  });

  it("are never blank", () => {
    for (const term of searchTerms(products, 500)) expect(term.trim().length).toBeGreaterThan(2);
  });
});

describe("mistype", () => {
  it("changes one word, whose length changes by at most one letter", () => {
    const random = randomFrom(1);
    for (let times = 0; times < 200; times++) {
      const [short, long, ...rest] = mistype("red headphones", random).split(" ");
      expect(short).toBe("red");
      expect(rest).toEqual([]);
      expect(Math.abs(long.length - "headphones".length)).toBeLessThan(2);
    }
  });

  it("leaves short words unchanged", () => expect(mistype("tea", randomFrom(1))).toBe("tea"));
});
