import { lineMoney } from "@haat/api-contract/order/line-money";
import { findIndianState, gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { gstinStateCode } from "@haat/api-contract/settings/tax-numbers";
import type { LineSums, MoneyRow } from "#modules/order-money/money-rows";
import { amountNames, byWorth, type MoneyOfLine, moneyOfLines, noAmounts, type OrderLine } from "#money/order-lines";
import { shareOut } from "#money/share-out";
import { type Supply, supplyBetween } from "#money/split-tax";

/** A line as the engine and its parcel have it. `price` and `mrp` in rupees, rates in percent. */
export type StandingLine = Omit<OrderLine, "delivery"> & { parcelId: string | null };

/** A charge beside the goods, in whole paise: a parcel's delivery, that of an order in one piece, or the fee for cash. */
export type StandingCharge = { paise: number; gstPercent: number; parcelId: string | null; isFee: boolean };

/** An order as it stands, and what its money's rows add up to so far. */
export type StandingOrder = {
  orderId: string;
  /** Where the goods go, as typed. */
  state: string;
  /** Of the shop; empty while nobody has entered it. */
  gstin: string;
  lines: StandingLine[];
  charges: StandingCharge[];
  sums: LineSums[];
};

/** How GST is divided: by the state of the shop and the one that the goods are delivered to. */
export function supplyTo(state: string, gstin: string): Supply {
  const found = findIndianState(state);
  return supplyBetween(gstin === "" ? "" : gstinStateCode(gstin), found && gstStateCodes[found]);
}

/** What each line has to bear of the delivery: as it was agreed, while that adds up; by what the lines cost otherwise. */
function deliveriesOf({ lines, charges, sums }: StandingOrder): Map<string, number> {
  const shares = new Map<string, number>();
  const deliveries = charges.filter(({ isFee }) => !isFee);
  const parcelIds = [...new Set(lines.map((line) => line.parcelId))];
  for (const [place, parcelId] of parcelIds.entries()) {
    const own = lines.filter((line) => line.parcelId === parcelId);
    // What belongs to no parcel with lines, as of an order in one piece or by the engine's admin, is the first one's.
    const isOurs = (one: StandingCharge) =>
      one.parcelId === parcelId || (place === 0 && !parcelIds.includes(one.parcelId));
    const due = deliveries.filter(isOurs).reduce((sum, { paise }) => sum + paise, 0);
    const agreed = own.map(({ lineId }) => sums.find((sum) => sum.lineId === lineId)?.delivery ?? 0);
    const isAgreed = agreed.reduce((sum, one) => sum + one, 0) === due;
    const worths = own.map((line) => lineMoney(line).goods);
    const parts = isAgreed ? agreed : shareOut(byWorth(worths), due);
    for (const [at, { lineId }] of own.entries()) shares.set(lineId, parts[at] ?? 0);
  }
  return shares;
}

/**
 * What an order was taxed stays, whatever the shop's state is now, as long as nothing else of it changes and no invoice is
 * made of it.
 */
const taxes: readonly string[] = ["gst", "deliveryGst"];

/** What has to be added to a line's rows, so that they add up to what it is now. */
function difference(target: MoneyOfLine, sums: MoneyOfLine | undefined): MoneyOfLine {
  const change = { ...target };
  for (const name of amountNames) change[name] = target[name] - (sums?.[name] ?? 0);
  return change;
}

/**
 * The rows that bring an order's money up to what the order is now. A line that is no more in it, as of a part that was
 * cancelled, adds up to nothing. What was refunded stays out of it: that has rows of its own.
 *
 * @param isTaxedAnew whether the GST is to be what it would be now, though nothing else has changed.
 */
export function moneyChanges(order: StandingOrder, isTaxedAnew = false): MoneyRow[] {
  const { orderId, lines, charges, sums } = order;
  const deliveries = deliveriesOf(order);
  const targets = moneyOfLines(
    lines.map((line) => ({ ...line, delivery: deliveries.get(line.lineId) ?? 0 })),
    {
      cashFee: charges.filter(({ isFee }) => isFee).reduce((sum, { paise }) => sum + paise, 0),
      deliveryGstPercent: Math.max(0, ...charges.map(({ gstPercent }) => gstPercent)),
      supply: supplyTo(order.state, order.gstin),
    },
  );
  const gone = sums
    .filter(({ lineId }) => lines.every((line) => line.lineId !== lineId))
    .map(({ lineId, sellerId }) => ({ ...noAmounts, lineId, sellerId }));
  const rows = [...targets, ...gone].map((target): MoneyRow => {
    const before = sums.find(({ lineId }) => lineId === target.lineId);
    const gstPercent = lines.find(({ lineId }) => lineId === target.lineId)?.gstPercent ?? before?.gstPercent ?? 0;
    const reason = before ? "changed" : "placed";
    return { ...difference(target, before), orderId, reason, gstPercent, refunded: 0 };
  });
  const isNew = rows.some(({ reason }) => reason === "placed");
  const decides = (name: string) => isTaxedAnew || !taxes.includes(name);
  if (!isNew && rows.every((row) => amountNames.every((name) => !decides(name) || row[name] === 0))) return [];
  return rows.filter((row) => row.reason === "placed" || amountNames.some((name) => row[name] !== 0));
}
