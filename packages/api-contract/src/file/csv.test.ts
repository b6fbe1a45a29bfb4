import { csvMark, parseCsv, toCsv } from "./csv";

describe("a table as CSV", () => {
  // @spec charts-axes-units-table
  it("quotes special characters", () => {
    expect(toCsv([["Home, garden", 'The "best"', "two\nlines", 12.5, -3]])).toBe(
      '"Home, garden","The ""best""","two\nlines",12.5,-3\r\n',
    );
  });

  // @spec lines-downloaded-csv-spreadsheet
  it.each(["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "  =HYPERLINK(1)"])(
    "escapes %j, which a spreadsheet would run as a formula",
    (name) => {
      expect(toCsv([[name]])).toMatch(/^"?'/);
    },
  );

  it("keeps negative numbers as numbers", () => {
    expect(toCsv([[-5, 0.1]])).toBe("-5,0.1\r\n");
  });
});

describe("the rows of a CSV text", () => {
  const cellsOf = (text: string) => parseCsv(text)?.map(({ cells }) => cells);

  it("round-trip any cell content", () => {
    const table = [
      ["AWB", "Amount (₹)"],
      ['The "best"', "two\nlines"],
      ["", "1,234.50"],
    ];
    expect(cellsOf(csvMark + toCsv(table))).toEqual(table);
  });

  it.each([
    [
      "semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\r1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "empty rows",
      "a,b\r\n\r\n , \r\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["nothing", "", []],
  ])("are parsed with %s", (_, text, expected) => expect(cellsOf(text)).toEqual(expected));

  it("know their line numbers, also after a multi-line cell", () => {
    expect(parseCsv('a\n"b\nc"\nd')?.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it("are null if a quote is never closed", () => expect(parseCsv('a,"b\nc')).toBeNull());
});
