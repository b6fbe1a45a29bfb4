import { fashionDealText, uptoText } from "./deal-text";

const anOffer = { title: "Bank offer", description: "10% off with cards", validTill: null };

describe("the promise of a fashion card", () => {
  it("is the first offer, title and description", () => {
    const other = { ...anOffer, title: "Second" };
    expect(fashionDealText({ offers: [anOffer, other], discountPercent: 40 })).toBe("Bank offer: 10% off with cards");
  });

  it("is the rounded discount where there is no offer", () => {
    expect(fashionDealText({ offers: [], discountPercent: 33.6 })).toBe("34% Off");
  });

  it("says so when there is neither", () => {
    expect(fashionDealText({ offers: [], discountPercent: 0 })).toBe("No current offer");
  });
});

it("promises up to the rounded discount", () => {
  expect(uptoText({ discountPercent: 59.5 })).toBe("Upto 60% Off");
});
