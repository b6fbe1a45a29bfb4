import { toCsv } from "./csv";

describe("a table as CSV", () => {
  // @spec charts-axes-units-table
  it("quotes what would break it", () => {
    expect(toCsv([["Home, garden", 'The "best"', "two\nlines", 12.5, -3]])).toBe(
      '"Home, garden","The ""best""","two\nlines",12.5,-3\r\n',
    );
  });

  // @spec lines-downloaded-csv-spreadsheet
  it.each(["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "  =HYPERLINK(1)"])(
    "makes no formula of %j, which somebody called a category",
    (name) => {
      expect(toCsv([[name]])).toMatch(/^"?'/);
    },
  );

  it("leaves numbers below zero numbers", () => {
    expect(toCsv([[-5, 0.1]])).toBe("-5,0.1\r\n");
  });
});
