import type { CreditReason, InvoiceDocument } from "#modules/invoice/invoice-document";
import type { IssuedCreditNote } from "#modules/invoice/read/find-documents";
import { amountInWords } from "../amount-in-words";
import type { IssuedInvoice } from "../read-invoice";
import { bottom, drawLines } from "./lines-table";
import { a4, inks, Sheet } from "./sheet";
import { day, paymentName, placeName, rupees, taxName } from "./wording";

const left = a4.margin;
const right = a4.width - a4.margin;
const width = right - left;

/** Label and value, or just a text. */
type Row = string | [label: string, value: string];

/** A titled block of short rows. @returns its bottom. */
function drawBlock(sheet: Sheet, title: string, rows: readonly Row[], x: number, from: number, columnWidth: number) {
  let y = sheet.text(title, x, from, columnWidth, { size: 8, weight: "bold", color: inks.muted }) + 3;
  for (const row of rows) {
    if (typeof row === "string") {
      y = sheet.text(row, x, y, columnWidth) + 1;
      continue;
    }
    const labelWidth = 74;
    sheet.text(row[0], x, y, labelWidth, { color: inks.muted });
    y = sheet.text(row[1], x + labelWidth, y, columnWidth - labelWidth) + 1;
  }
  return y;
}

const whole = (rows: readonly (Row | null)[]): Row[] => rows.filter((row): row is Row => row !== null && row !== "");

/** The parts in which an invoice and a credit note differ. */
type Paper = {
  number: string;
  document: InvoiceDocument;
  title: string;
  /** Its title in the file, and its block of numbers. */
  name: string;
  rows: Row[];
  notes: string[];
};

function drawHeading(sheet: Sheet, { title, document: { seller } }: Paper): number {
  sheet.text(seller.tradeName, left, left, width / 2, { size: 22, weight: "bold", color: inks.primary });
  sheet.text(title, left + width / 2, left + 2, width / 2, { size: 15, weight: "bold", align: "right" });
  sheet.text("Original for recipient", left + width / 2, left + 24, width / 2, {
    size: 8,
    color: inks.muted,
    align: "right",
  });
  sheet.line(86, left, right);
  return 100;
}

function drawParties(sheet: Sheet, { name, rows, document }: Paper, from: number): number {
  const { seller, buyer } = document;
  const gap = 20;
  const column = (width - gap * 2) / 3;
  const ends = [
    drawBlock(
      sheet,
      "Sold by",
      whole([
        seller.party.name,
        ...seller.party.address,
        placeName(seller.party),
        `GSTIN ${seller.gstin}`,
        `PAN ${seller.pan}`,
        seller.cin && `CIN ${seller.cin}`,
      ]),
      left,
      from,
      column,
    ),
    drawBlock(
      sheet,
      "Billed and shipped to",
      whole([buyer.name, ...buyer.address, placeName(buyer), buyer.mobile && `Mobile ${buyer.mobile}`]),
      left + column + gap,
      from,
      column,
    ),
    drawBlock(sheet, name, rows, left + (column + gap) * 2, from, column),
  ];
  return Math.max(...ends) + 16;
}

function drawTotals(sheet: Sheet, { document, notes }: Paper, from: number): void {
  const { taxable, taxes, total } = document;
  const rows: [string, string][] = [
    ["Taxable value", rupees(taxable)],
    ...taxes.map((tax): [string, string] => [taxName(tax), rupees(tax.amount)]),
  ];
  const needed = rows.length * 16 + 130;
  let y = from + 14;
  if (y + needed > bottom) {
    sheet.newPage();
    y = a4.margin;
  }
  const [labelX, valueX] = [right - 230, right - 120];
  for (const [label, value] of rows) {
    sheet.text(label, labelX, y, 110, { color: inks.muted });
    sheet.text(value, valueX, y, 114, { align: "right" });
    y += 16;
  }
  sheet.fill(labelX - 8, y, 238, 28, inks.storeDefaults);
  sheet.text("Total", labelX, y + 7, 100, { size: 11, weight: "bold" });
  sheet.text(rupees(total), valueX, y + 7, 114, { size: 11, weight: "bold", align: "right" });
  y = sheet.text(amountInWords(total), left, y + 44, width, { weight: "bold" }) + 10;
  for (const note of notes) y = sheet.text(note, left, y, width, { size: 8, color: inks.muted }) + 2;
}

const numbersOf = (number: string, { issuedAt, orderNumber }: InvoiceDocument): Row[] => [
  ["Number", number],
  ["Date", day(issuedAt)],
  ["Order", `#${orderNumber}`],
];

/** Renders an issued invoice as an A4 PDF. The same invoice gives the same bytes. */
export const drawInvoice = ({ number, document }: IssuedInvoice): Promise<Buffer> =>
  draw({
    number,
    document,
    title: "Tax Invoice",
    name: "Invoice",
    rows: [
      ...numbersOf(number, document),
      ["Ordered on", day(document.orderedAt)],
      ["Payment", paymentName(document.paymentMethod)],
      ["Place of supply", placeName(document.buyer)],
    ],
    notes: [
      "Prices include GST. Tax is not payable on reverse charge.",
      `For questions about this invoice: ${document.seller.email}, ${document.seller.phone}`,
      "This is a computer-generated invoice and does not require a signature.",
    ],
  });

const reasons: Record<CreditReason, string> = {
  cancelled: "The order was cancelled.",
  returned: "Items were returned.",
  refunded: "The order was partly refunded.",
};

/** Without discounts: a release that knew none copied those of the whole invoice line. */
const withoutDiscounts = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  lines: document.lines.map(({ discount: _, ...line }) => line),
});

/** Renders an issued credit note, likewise. */
export const drawCreditNote = ({ number, document }: IssuedCreditNote): Promise<Buffer> =>
  draw({
    number,
    document: withoutDiscounts(document),
    title: "Credit Note",
    name: "Credit note",
    rows: [
      ...numbersOf(number, document),
      ["Invoice", document.invoice.number],
      ["Invoice date", day(document.invoice.issuedAt)],
      ["Place of supply", placeName(document.buyer)],
    ],
    notes: [
      `This credit note is issued against tax invoice ${document.invoice.number} of ${day(document.invoice.issuedAt)}. ${reasons[document.reason]}`,
      `For questions about this credit note: ${document.seller.email}, ${document.seller.phone}`,
      "This is a computer-generated credit note and does not require a signature.",
    ],
  });

async function draw(paper: Paper): Promise<Buffer> {
  const { number, document, name } = paper;
  const sheet = new Sheet({
    title: `${name} ${number}`,
    author: document.seller.legalName,
    createdAt: new Date(document.issuedAt),
  });
  const parties = drawHeading(sheet, paper);
  const table = drawParties(sheet, paper, parties);
  drawTotals(sheet, paper, drawLines(sheet, document, table));
  sheet.onEachPage((page, pages) => {
    const style = { size: 8, color: inks.muted };
    sheet.line(a4.height - 52, left, right);
    sheet.text(`${document.seller.legalName} · ${number}`, left, a4.height - 44, width - 80, style);
    sheet.text(`Page ${page} of ${pages}`, right - 80, a4.height - 44, 80, { ...style, align: "right" });
  });
  return await sheet.finish();
}
