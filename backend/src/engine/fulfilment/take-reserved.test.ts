import { divideByLocation, type Reserved, type Taken, takeReserved } from "./take-reserved";

const aReservation = (wish: Partial<Reserved>): Reserved => ({
  id: "resitem_1",
  lineId: "line",
  inventoryItemId: "item",
  locationId: "here",
  quantity: 3,
  required: 1,
  ...wish,
});

describe("what is packed", () => {
  it("is taken from the line's own reservation, and the rest stays reserved", () => {
    const [own, other] = [aReservation({}), aReservation({ id: "resitem_2", lineId: "another line" })];
    expect(takeReserved([{ lineId: "line", quantity: 2 }], [other, own])).toEqual([{ ...own, quantity: 2, left: 1 }]);
  });

  it("is taken from several locations if one has not enough", () => {
    const [here, there] = [aReservation({}), aReservation({ id: "resitem_2", locationId: "there" })];
    expect(takeReserved([{ lineId: "line", quantity: 4 }], [here, there])).toEqual([
      { ...here, quantity: 3, left: 0 },
      { ...there, quantity: 1, left: 2 },
    ]);
  });

  it("needs several pieces of an item for one of a bundle", () => {
    const [cup, saucer] = [aReservation({ quantity: 4, required: 2 }), aReservation({ inventoryItemId: "saucer" })];
    expect(takeReserved([{ lineId: "line", quantity: 2 }], [cup, saucer])).toEqual([
      { ...cup, quantity: 4, left: 0 },
      { ...saucer, quantity: 2, left: 1 },
    ]);
  });

  it("is refused if less is reserved", () => {
    expect(takeReserved([{ lineId: "line", quantity: 4 }], [aReservation({})])).toBeNull();
  });

  it("needs no reservation if nothing is counted", () => {
    expect(takeReserved([{ lineId: "line", quantity: 4 }], [])).toEqual([]);
  });
});

describe("what leaves", () => {
  const aShare = (wish: Partial<Taken>): Taken => ({ ...aReservation(wish), left: 0, ...wish });
  const uncounted = { lineId: "a service", quantity: 1 };

  it("leaves from its location, with the lines that are not counted", () => {
    const here = aShare({});
    expect(divideByLocation([uncounted, { lineId: "line", quantity: 3 }], [here])).toEqual([
      { locationId: "here", lines: [{ lineId: "line", quantity: 3 }, uncounted], taken: [here] },
    ]);
    expect(divideByLocation([uncounted], [])).toEqual([{ locationId: null, lines: [uncounted], taken: [] }]);
  });

  it("leaves separately from each location that has a part of it", () => {
    const [here, there] = [aShare({ quantity: 2 }), aShare({ locationId: "there", quantity: 4 })];
    expect(divideByLocation([{ lineId: "line", quantity: 6 }], [here, there])).toEqual([
      { locationId: "here", lines: [{ lineId: "line", quantity: 2 }], taken: [here] },
      { locationId: "there", lines: [{ lineId: "line", quantity: 4 }], taken: [there] },
    ]);
  });

  it.each([
    {
      says: "half a pair",
      taken: [
        { quantity: 3, required: 2 },
        { quantity: 1, required: 2, locationId: "there" },
      ],
    },
    { says: "one item of a bundle", taken: [{}, { inventoryItemId: "saucer", locationId: "there" }] },
    { says: "unequal items of a bundle", taken: [{ quantity: 2 }, { inventoryItemId: "saucer", quantity: 1 }] },
  ])("is refused where a location has $says", ({ taken }) => {
    expect(divideByLocation([{ lineId: "line", quantity: 2 }], taken.map(aShare))).toBeNull();
  });
});
