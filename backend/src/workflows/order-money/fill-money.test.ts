import { type EarlierLine, earlierRefunds } from "./fill-money";

const aLine = (lineId: string, quantity: number, refunds: Partial<EarlierLine> = {}): EarlierLine => ({
  lineId,
  quantity,
  price: 100,
  parcel: null,
  byStaff: 0,
  piecesByStaff: 0,
  ...refunds,
});

describe("the refunds of an order from before its money had rows", () => {
  it("are those that its parcel stored", () => {
    const lines = [aLine("a", 1, { parcel: 4000, byStaff: 9 }), aLine("b", 1, { parcel: 0 })];
    expect(earlierRefunds(lines, null)).toEqual([{ lineId: "a", paise: 4000 }]);
  });

  it("are otherwise staff's refunds, and the share of a return for the other pieces", () => {
    const lines = [aLine("a", 3, { byStaff: 10_000, piecesByStaff: 1 }), aLine("b", 1)];
    const settled = {
      paise: 30_000,
      lines: [
        { line_id: "a", quantity: 3 },
        { line_id: "b", quantity: 1 },
      ],
    };
    expect(earlierRefunds(lines, settled)).toEqual([
      { lineId: "a", paise: 30_000 },
      { lineId: "b", paise: 10_000 },
    ]);
  });

  it("are zero if nothing was refunded", () => expect(earlierRefunds([aLine("a", 1)], null)).toEqual([]));
});
