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

/** Gives a file to the browser. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
