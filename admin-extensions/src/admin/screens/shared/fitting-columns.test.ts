import { columnsWithoutRoom } from "./fitting-columns";

const columns = [
  { key: "name", width: 200 },
  { key: "pan", width: 100, givesWay: 1 },
  { key: "joined", width: 120, givesWay: 3 },
  { key: "gstin", width: 150, givesWay: 2 },
  { key: "actions", width: 180 },
];

describe("the columns of a table without room for all", () => {
  it("are all there where they fit to the pixel", () => {
    expect(columnsWithoutRoom(columns, 750)).toEqual([]);
  });

  it("give way in their order, and no more of them than needed", () => {
    expect(columnsWithoutRoom(columns, 749)).toEqual(["pan"]);
    expect(columnsWithoutRoom(columns, 649)).toEqual(["pan", "gstin"]);
    expect(columnsWithoutRoom(columns, 499)).toEqual(["pan", "gstin", "joined"]);
  });

  it("never lose those that don't give way", () => {
    expect(columnsWithoutRoom(columns, 10)).toEqual(["pan", "gstin", "joined"]);
  });
});
