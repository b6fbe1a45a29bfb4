import { fashionDealText, selectTrending, uptoText } from "./deals";

const now = new Date();
const anOffer = { title: "Bank offer", description: "10% off with cards", validTill: null };

describe("the text of a fashion card", () => {
  // @spec fashion-deal-shows-first
  it("is the first offer's title and description", () => {
    const other = { ...anOffer, title: "Second" };
    expect(fashionDealText({ offers: [anOffer, other], discountPercent: 40 }, now)).toBe(
      "Bank offer: 10% off with cards",
    );
  });

  // @spec fashion-deal-shows-first
  it("is the rounded discount if there is no offer", () => {
    expect(fashionDealText({ offers: [], discountPercent: 33.6 }, now)).toBe("34% Off");
  });

  // @spec fashion-deal-shows-first
  it("says that there is neither offer nor discount", () => {
    expect(fashionDealText({ offers: [], discountPercent: 0 }, now)).toBe("No current offer");
  });
});

describe("the text of the other grids' cards", () => {
  // @spec top-deals-home-living
  it('is "up to" the rounded discount', () => {
    expect(uptoText({ discountPercent: 59.5, finalPrice: 100 })).toBe("Upto 60% Off");
  });

  it("is the price if there is no discount", () => {
    expect(uptoText({ discountPercent: 0, finalPrice: 1299 })).toBe("From ₹1,299");
  });
});

const titles = (...names: string[]) => names.map((title) => ({ title }));

describe("the trending block", () => {
  // @spec trending-electronics-shows-4
  it("prefers headphones, earphones and airpods, in any case", () => {
    const found = selectTrending(
      titles("Kettle", "Red HEADPHONES", "Lamp", "AirPods case", "Wired earphone", "Desk", "Pen"),
    );
    expect(found.map(({ title }) => title)).toEqual(["Red HEADPHONES", "AirPods case", "Wired earphone", "Kettle"]);
  });

  // @spec trending-electronics-shows-4
  it("fills up with other products in their order", () => {
    expect(selectTrending(titles("A", "B", "C", "D", "E")).map(({ title }) => title)).toEqual(["A", "B", "C", "D"]);
  });

  // @spec trending-4-items-zoom
  it("shows at most four products", () => {
    expect(
      selectTrending(titles("a headphone", "b headphone", "c headphone", "d headphone", "e headphone")),
    ).toHaveLength(4);
    expect(selectTrending(titles("A"))).toHaveLength(1);
  });
});
