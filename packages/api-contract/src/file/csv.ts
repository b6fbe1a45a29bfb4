type Cell = string | number;

/**
 * A text in a cell. A spreadsheet would run what begins like a formula, so such a text gets an apostrophe before it,
 * which spreadsheets don't show.
 */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const cell = (value: Cell): string => (typeof value === "number" ? String(value) : textCell(value));

/** A table as CSV (RFC 4180). Numbers stay numbers, with a point and without grouping. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** What a file of it begins with, so that spreadsheets read it as UTF-8. */
export const csvMark = "\uFEFF";
