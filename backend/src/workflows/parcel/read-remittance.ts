import { parseCsv } from "@haat/api-contract/file/csv";
import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { ApiError } from "#errors/api-error";

/** A line of a courier's file. `paise` is null if no amount can be read. */
export type ReadLine = { line: number; trackingNumber: string; paise: number | null; reference: string };

/** Couriers' names for their columns, normalized by `plain`. */
const columns = {
  tracking: ["trackingnumber", "trackingno", "trackingid", "tracking", "awb", "awbnumber", "awbno", "waybill"],
  amount: ["amount", "codamount", "cashamount", "collectedamount", "amountcollected"],
  reference: ["reference", "referencenumber", "utr", "utrnumber", "transactionid"],
  date: ["date", "remittancedate", "paymentdate", "settlementdate"],
} as const;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** Rupees as people write them, in whole paise: 1,234.50, ₹ 99, Rs. 5. Null: it is no amount above zero. */
export function readPaise(text: string): number | null {
  const bare = text.trim().replace(/^(₹|rs\.?|inr)\s*/i, "");
  if (!/^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/.test(bare)) return null;
  const paise = Math.round(Number(bare.replaceAll(",", "")) * 100);
  return paise > 0 && Number.isSafeInteger(paise) ? paise : null;
}

/** A tracking number, normalized for comparison: `parcelsOfTracking` does the same in SQL. */
export const trackingKey = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/** @throws ApiError 400 it is no table, lacks a column, has no line or too many. */
export function readRemittance(csv: string): ReadLine[] {
  const rows = parseCsv(csv);
  if (!rows) throw new ApiError(400, parcelMessages.remittanceUnreadable);
  const [head, ...lines] = rows;
  if (!head || lines.length === 0) throw new ApiError(400, parcelMessages.remittanceEmpty);
  const names = head.cells.map(plain);
  const at = (kind: keyof typeof columns) =>
    names.findIndex((name) => (columns[kind] as readonly string[]).includes(name));
  const [tracking, amount, reference, date] = [at("tracking"), at("amount"), at("reference"), at("date")];
  if (tracking < 0 || amount < 0 || (reference < 0 && date < 0))
    throw new ApiError(400, parcelMessages.remittanceColumns);
  if (lines.length > limits.maxRemittanceRows) {
    throw new ApiError(400, parcelMessages.remittanceTooLarge(limits.maxRemittanceRows));
  }
  return lines.map(({ line, cells }) => {
    const cell = (place: number) => (cells[place] ?? "").trim();
    return {
      line,
      trackingNumber: cell(tracking).slice(0, limits.maxTrackingLength),
      paise: readPaise(cell(amount)),
      reference: [cell(reference), cell(date)].filter(Boolean).join(", ").slice(0, limits.maxPayoutReferenceLength),
    };
  });
}
