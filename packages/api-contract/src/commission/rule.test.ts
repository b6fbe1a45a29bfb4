import { commissionPercent } from "./rule";

describe("the commission on a sale", () => {
  const rates = { seller: 5, subCategory: 7.5, category: 12, usual: 10 };

  // @spec commission-seller-own-rate
  it("is the seller's own rate, else the sub-category's, else the category's, else the default", () => {
    expect(commissionPercent(rates)).toBe(5);
    expect(commissionPercent({ ...rates, seller: null })).toBe(7.5);
    expect(commissionPercent({ ...rates, seller: null, subCategory: null })).toBe(12);
    expect(commissionPercent({ seller: null, subCategory: null, category: null, usual: 10 })).toBe(10);
  });

  it("can be zero", () => {
    expect(commissionPercent({ ...rates, seller: 0 })).toBe(0);
  });
});
