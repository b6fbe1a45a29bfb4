import { columnsWithoutRoom } from "./fitting-columns";

const columns = [
  { key: "name", width: 200 },
  { key: "pan", width: 100, givesWay: 1 },
  { key: "joined", width: 120, givesWay: 3 },
  { key: "gstin", width: 150, givesWay: 2 },
  { key: "actions", width: 180 },
];

describe("the columns of a table that is too narrow", () => {
  it("are all shown if they fit exactly", () => {
    expect(columnsWithoutRoom(columns, 750)).toEqual([]);
  });

  it("are hidden in their order, and no more than needed", () => {
    expect(columnsWithoutRoom(columns, 749)).toEqual(["pan"]);
    expect(columnsWithoutRoom(columns, 649)).toEqual(["pan", "gstin"]);
    expect(columnsWithoutRoom(columns, 499)).toEqual(["pan", "gstin", "joined"]);
  });

  it("are never hidden without `givesWay`", () => {
    expect(columnsWithoutRoom(columns, 10)).toEqual(["pan", "gstin", "joined"]);
  });
});
