import { lineMoney } from "@haat/api-contract/order/line-money";
import { findIndianState, gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { gstinStateCode } from "@haat/api-contract/settings/tax-numbers";
import type { LineSums, MoneyRow } from "#modules/order-money/money-rows";
import { amountNames, byWorth, type MoneyOfLine, moneyOfLines, noAmounts, type OrderLine } from "#money/order-lines";
import { shareOut } from "#money/share-out";
import { type Supply, supplyBetween } from "#money/split-tax";

/** A line in the engine and its parcel. `price` and `mrp` in rupees, rates in percent. */
export type StandingLine = Omit<OrderLine, "delivery"> & { parcelId: string | null };

/**
 * A charge besides the goods, in whole paise: delivery of a parcel, delivery of an order without parcels, or the cash
 * fee.
 */
export type StandingCharge = { paise: number; gstPercent: number; parcelId: string | null; isFee: boolean };

/** An order's current state, and the current sums of its money rows. */
export type StandingOrder = {
  orderId: string;
  /** State of delivery, as typed. */
  state: string;
  /** State of the shop; empty while it is not configured. */
  gstin: string;
  lines: StandingLine[];
  charges: StandingCharge[];
  sums: LineSums[];
};

/** How GST is divided: by the shop's state and the state of delivery. */
export function supplyTo(state: string, gstin: string): Supply {
  const found = findIndianState(state);
  return supplyBetween(gstin === "" ? "" : gstinStateCode(gstin), found && gstStateCodes[found]);
}

/** Each line's share of the delivery: as agreed, while that adds up; else by what the lines cost. */
function deliveriesOf({ lines, charges, sums }: StandingOrder): Map<string, number> {
  const shares = new Map<string, number>();
  const deliveries = charges.filter(({ isFee }) => !isFee);
  const parcelIds = [...new Set(lines.map((line) => line.parcelId))];
  for (const [place, parcelId] of parcelIds.entries()) {
    const own = lines.filter((line) => line.parcelId === parcelId);
    // A charge of no parcel with lines, as for an order without parcels or from the engine's admin, goes to the first
    // group.
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
 * The tax of an order stays, whatever the shop's state is now, as long as nothing else of it changes and it is not
 * being invoiced.
 */
const taxes: readonly string[] = ["gst", "deliveryGst"];

/** The difference between a line's current amounts and its sums. */
function difference(target: MoneyOfLine, sums: MoneyOfLine | undefined): MoneyOfLine {
  const change = { ...target };
  for (const name of amountNames) change[name] = target[name] - (sums?.[name] ?? 0);
  return change;
}

/**
 * The rows that bring an order's money to its current state. A line that has left it, as with a cancelled part, then
 * adds up to zero. Refunds are not included: they have rows of their own.
 *
 * @param isTaxedAnew whether GST is recalculated even if nothing else has changed.
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
