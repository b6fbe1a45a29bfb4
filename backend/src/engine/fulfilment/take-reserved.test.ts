import { type Reserved, takeReserved } from "./take-reserved";

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
