import { fashionDealText, uptoText } from "./deal-text";

const anOffer = { title: "Bank offer", description: "10% off with cards", validTill: null };

describe("the promise of a fashion card", () => {
  // @spec fashion-deal-shows-first
  it("is the first offer, title and description", () => {
    const other = { ...anOffer, title: "Second" };
    expect(fashionDealText({ offers: [anOffer, other], discountPercent: 40 })).toBe("Bank offer: 10% off with cards");
  });

  // @spec fashion-deal-shows-first
  it("is the rounded discount where there is no offer", () => {
    expect(fashionDealText({ offers: [], discountPercent: 33.6 })).toBe("34% Off");
  });

  // @spec fashion-deal-shows-first
  it("says so when there is neither", () => {
    expect(fashionDealText({ offers: [], discountPercent: 0 })).toBe("No current offer");
  });
});

describe("the promise of the other grids", () => {
  // @spec top-deals-home-living
  it("is up to the rounded discount", () => {
    expect(uptoText({ discountPercent: 59.5, finalPrice: 100 })).toBe("Upto 60% Off");
  });

  it("is the price where there is no discount", () => {
    expect(uptoText({ discountPercent: 0, finalPrice: 1299 })).toBe("From ₹1,299");
  });
});
