type Cell = string | number;

/**
 * A text cell. Spreadsheets would run a text that begins like a formula, so it gets a leading apostrophe, which they do
 * not show.
 */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const cell = (value: Cell): string => (typeof value === "number" ? String(value) : textCell(value));

/** A table as CSV (RFC 4180). Numbers stay numbers, with a point and without grouping. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** The byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvMark = "\uFEFF";

/**
 * Parses CSV into rows of raw cells; empty rows are omitted. The separator is the most frequent of comma, semicolon and
 * tab in the first row, since spreadsheets use their locale's.
 *
 * @returns null if a quote is never closed.
 */
export function parseCsv(text: string): { line: number; cells: string[] }[] | null {
  const whole = text.replace(/^\uFEFF/, "");
  const head = whole.slice(0, (/[\r\n]/.exec(whole) ?? { index: whole.length }).index);
  const separator = [",", ";", "\t"].reduce((best, one) => (countOf(head, one) > countOf(head, best) ? one : best));
  const rows: { line: number; cells: string[] }[] = [];
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  let [cellText, quoted, line] = ["", false, 1];
  const endRow = () => {
    row.cells.push(cellText);
    if (row.cells.some((one) => one.trim() !== "")) rows.push(row);
    [row, cellText] = [{ line, cells: [] }, ""];
  };
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole.charAt(at);
    const isEnd = sign === "\n" || (sign === "\r" && whole.charAt(at + 1) !== "\n");
    if (isEnd) line += 1;
    if (quoted) {
      if (sign !== '"') cellText += sign;
      else if (whole.charAt(at + 1) === '"') {
        cellText += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cellText.trim() === "") [quoted, cellText] = [true, ""];
    else if (sign === separator) {
      row.cells.push(cellText);
      cellText = "";
    } else if (isEnd) endRow();
    else if (sign !== "\r") cellText += sign;
  }
  if (quoted) return null;
  endRow();
  return rows;
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
