import type { InvoiceDocument, InvoiceLine } from "#modules/invoice/invoice-document";
import { a4, inks, type Sheet } from "./sheet";
import { percent, rupees } from "./wording";

type Column = {
  label: string;
  width: number;
  align: "left" | "right";
  cell: (line: InvoiceLine, index: number) => string;
};

const padding = 4;
const left = a4.margin;
const right = a4.width - a4.margin;
/** The bottom of a page's rows; below is the footer. */
export const bottom = a4.height - 70;

/** One column for each tax of the invoice; the item column gets the remaining width. */
function columnsOf({ taxes, coupon }: InvoiceDocument): Column[] {
  const names = [...new Set(taxes.map(({ name }) => name))];
  const numbers: Column[] = [
    { label: "Qty", width: 32, align: "right", cell: ({ quantity }) => String(quantity) },
    { label: "Unit price", width: 70, align: "right", cell: ({ unitPrice }) => rupees(unitPrice) },
    { label: "Taxable", width: 72, align: "right", cell: ({ taxable }) => rupees(taxable) },
    ...names.map(
      (name): Column => ({
        label: name,
        width: names.length > 1 ? 64 : 72,
        align: "right",
        cell: ({ taxes: own }) => {
          const tax = own.find((one) => one.name === name);
          return tax ? `${rupees(tax.amount)}\n${percent(tax.percent)}` : "";
        },
      }),
    ),
    { label: "Total", width: 76, align: "right", cell: ({ total }) => rupees(total) },
  ];
  const taken = numbers.reduce((sum, { width }) => sum + width, 0);
  const item: Column = { label: "Item", width: right - left - taken, align: "left", cell: itemText(coupon) };
  return [item, ...numbers];
}

const itemText =
  (coupon?: string) =>
  ({ title, variant, code, total, discount = 0 }: InvoiceLine, index: number): string =>
    [
      `${index + 1}. ${title}`,
      variant,
      code && `HSN/SAC ${code}`,
      discount > 0 &&
        `${rupees(total + discount)}, less ${rupees(discount)} with ${coupon ? `coupon ${coupon}` : "a coupon"}`,
    ]
      .filter(Boolean)
      .join("\n");

function drawHead(sheet: Sheet, columns: readonly Column[], y: number): number {
  sheet.fill(left, y, right - left, 22, inks.storeDefaults);
  drawCells(sheet, columns, y + 5, (column) => column.label, "bold");
  return y + 22;
}

function drawCells(
  sheet: Sheet,
  columns: readonly Column[],
  y: number,
  textOf: (column: Column) => string,
  weight: "regular" | "bold",
): void {
  let x = left;
  for (const column of columns) {
    const style = { size: 8, weight, align: column.align };
    sheet.text(textOf(column), x + padding, y, column.width - padding * 2, style);
    x += column.width;
  }
}

/** The lines, under a head that is repeated on every page. @returns the table's bottom. */
export function drawLines(sheet: Sheet, document: InvoiceDocument, from: number): number {
  const columns = columnsOf(document);
  let y = drawHead(sheet, columns, from);
  for (const [index, line] of document.lines.entries()) {
    const heights = columns.map((column) =>
      sheet.heightOf(column.cell(line, index), column.width - padding * 2, { size: 8 }),
    );
    const height = Math.max(...heights) + (padding + 2) * 2;
    if (y + height > bottom) {
      sheet.newPage();
      y = drawHead(sheet, columns, a4.margin);
    }
    drawCells(sheet, columns, y + padding + 2, (column) => column.cell(line, index), "regular");
    y += height;
    sheet.line(y, left, right);
  }
  return y;
}
