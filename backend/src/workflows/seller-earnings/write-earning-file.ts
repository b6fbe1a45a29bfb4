import { csvMark, toCsv } from "@haat/api-contract/file/csv";
import { limits } from "@haat/api-contract/limits";
import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import type { EarningFileQuery, EarningLine } from "@haat/api-contract/seller-earnings/schemas";
import { earningLabels, holdTexts } from "@haat/api-contract/seller-earnings/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { readEarningLines } from "./read-seller-earnings";

const columns: [head: string, cell: (line: EarningLine) => string | number][] = [
  ["Order", ({ orderNumber }) => orderNumber],
  ["Placed at (UTC)", ({ placedAt }) => placedAt],
  ["Product", ({ title }) => title],
  ["Quantity", ({ quantity }) => quantity],
  ["Status", ({ status }) => status],
  ["Balance", ({ state }) => state],
  ["Hold reason", ({ heldFor }) => (heldFor ? holdTexts[heldFor] : "")],
  [earningLabels.paid, ({ paid }) => paid],
  [earningLabels.delivery, ({ delivery }) => delivery],
  ["Commission %", ({ commissionPercent }) => commissionPercent],
  [earningLabels.commission, ({ commission }) => commission],
  [earningLabels.commissionGst, ({ commissionGst }) => commissionGst],
  [earningLabels.refunded, ({ refunded }) => refunded],
  ["Your share of refund", ({ refundShare }) => refundShare],
  [earningLabels.net, ({ net }) => net],
];

/** A seller's lines of a range of days as a CSV file. @throws ApiError 400 too many lines for one file. */
export async function writeEarningFile(container: MedusaContainer, sellerId: string, query: EarningFileQuery) {
  const max = limits.maxEarningsFileRows;
  const { lines, total, range } = await readEarningLines(container, sellerId, { ...query, page: 1, limit: max });
  if (total > max) throw new ApiError(400, sellerEarningsMessages.tooManyRows(max));
  const csv = toCsv([columns.map(([head]) => head), ...lines.map((line) => columns.map(([, cell]) => cell(line)))]);
  return { content: Buffer.from(csvMark + csv), name: `earnings-${range.from}-to-${range.to}.csv` };
}
