import { csvMark, parseCsv, toCsv } from "@haat/api-contract/file/csv";
import { limits } from "@haat/api-contract/limits";
import { productLimits } from "@haat/api-contract/product/limits";
import { saleMessages } from "@haat/api-contract/sale/messages";
import type { SaleVariant, SaleVariantsBody } from "@haat/api-contract/sale/prices";

/** A row of a price file. `id` and `sku`: what the file calls the variant; empty: nothing. */
export type PriceRow = { line: number; id: string; sku: string; price: string };

export type PriceFile = { rows: PriceRow[] } | { fault: string };

/** What a file gives: rows whose variant was found, and what is wrong with the others. */
export type ReadPrices = { found: { variant: SaleVariant; price: string }[]; faults: string[] };

const heads = ["Variant ID", "SKU", "Product", "Variant", "Selling price", "Sale price"] as const;

/** A spreadsheet's text cell, without the apostrophe that `toCsv` puts before what looks like a formula. */
const plain = (cell: string | undefined): string => (cell ?? "").trim().replace(/^'(?=[=+\-@])/, "");

/** A price as its field has it: without a rupee sign and grouping. A decimal comma is left, and refused there. */
function digits(price: string): string {
  const bare = price.replaceAll(/[₹\s]/g, "");
  return /^\d{1,3}(,\d{2,3})*(,\d{3})(\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : bare;
}

/** The rows of a CSV file with a sale price. Its first row names the columns: SKU or variant ID, and sale price. */
export function readPriceFile(csv: string): PriceFile {
  const [head, ...lines] = parseCsv(csv) ?? [];
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columnOf = (...wanted: string[]) => wanted.map((name) => names.indexOf(name)).find((index) => index >= 0);
  const [id, sku, price] = [columnOf("variant id"), columnOf("sku"), columnOf("sale price", "price")];
  if (price === undefined || (id === undefined && sku === undefined)) return { fault: saleMessages.fileUnreadable };
  const cell = (cells: string[], column: number | undefined) => (column === undefined ? "" : plain(cells[column]));
  const rows = lines
    .map(({ line, cells }) => ({
      line,
      id: cell(cells, id),
      sku: cell(cells, sku),
      price: digits(cell(cells, price)),
    }))
    .filter((row) => row.price !== "");
  if (rows.length === 0) return { fault: saleMessages.fileWithoutPrices };
  if (rows.length > limits.maxSalePrices) return { fault: saleMessages.tooManyPrices(limits.maxSalePrices) };
  return { rows };
}

/** What a file's variants are to be found by. */
export const wantedVariants = (rows: readonly PriceRow[]): SaleVariantsBody => {
  const isPossible = (key: string) => key !== "" && key.length <= productLimits.title;
  return {
    variantIds: rows.map(({ id }) => id).filter(isPossible),
    skus: rows.flatMap(({ id, sku }) => (id === "" ? sku : [])).filter(isPossible),
  };
};

/** Matches a file's rows with the variants that were found. */
export function matchPrices(rows: readonly PriceRow[], variants: readonly SaleVariant[]): ReadPrices {
  const byId = new Map(variants.map((one) => [one._id, one]));
  const bySku = new Map(variants.map((one) => [one.sku, one]));
  const found = new Map<string, ReadPrices["found"][number]>();
  const faults: string[] = [];
  for (const { line, id, sku, price } of rows) {
    const key = id || sku;
    const variant = id ? byId.get(id) : sku ? bySku.get(sku) : undefined;
    if (!variant) faults.push(saleMessages.rowUnknown(line, key));
    else if (found.has(variant._id)) faults.push(saleMessages.rowTwice(line, key));
    else found.set(variant._id, { variant, price });
  }
  return { found: [...found.values()], faults };
}

/** A file that `readPriceFile` reads. */
export const toPriceFile = (rows: readonly { variant: SaleVariant; price: string }[]): string =>
  csvMark +
  toCsv([
    [...heads],
    ...rows.map(({ variant: { _id, sku, title, choice, sellingPrice }, price }) => [
      _id,
      sku,
      title,
      choice,
      sellingPrice,
      price,
    ]),
  ]);
