import { axisTop, columnsOf } from "./column-heights";

describe("the axis of a chart", () => {
  it.each([
    [[0, 0], 1],
    [[], 1],
    [[990], 1000],
    [[1001], 2000],
    [[2100], 2500],
    [[3], 5],
    [[7.5, 2], 10],
  ])("for %j ends at %d", (values, top) => expect(axisTop(values)).toBe(top));

  it("starts at zero, and below it for negative values", () => {
    expect(columnsOf([50, 100])).toEqual({
      top: 100,
      bottom: 0,
      columns: [
        { from: 0, height: 50 },
        { from: 0, height: 100 },
      ],
    });
    const { top, bottom, columns } = columnsOf([100, -100]);
    expect([top, bottom]).toEqual([100, -100]);
    expect(columns).toEqual([
      { from: 50, height: 50 },
      { from: 0, height: 50 },
    ]);
  });
});
