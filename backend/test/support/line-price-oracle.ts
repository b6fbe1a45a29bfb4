import type { CreditLine, InvoiceDocument, InvoiceLine } from "#modules/invoice/invoice-document";
import { type Supply, splitTax, sumTaxes } from "#money/split-tax";

/**
 * An order's money as it was calculated before it had rows: from the prices of its lines, separately in each place. A
 * reference for tests; the shop itself does not use it. Whole paise, except for prices: rupees.
 */
export type PricedLine = {
  id: string;
  quantity: number;
  price: number;
  mrp: number | null;
  rate: number;
  /** What a coupon took off each piece. */
  coupon?: number | null;
};

export type PricedOrder = { lines: PricedLine[]; delivery: number; deliveryRate: number; supply: Supply };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

export const pricePaise = (price: number, quantity: number): number => Math.round(price * quantity * 100);

/** What the shopper's view, the order list and the figures show of an order. */
export function pricedTotals({ lines, delivery, deliveryRate, supply }: PricedOrder) {
  const goods = sum(lines.map(({ price, quantity }) => pricePaise(price, quantity)));
  const gross = sum(
    lines.map(({ price, mrp, quantity }) => Math.max(pricePaise(price, quantity), pricePaise(mrp ?? price, quantity))),
  );
  const taxOf = (total: number, rate: number) => total - splitTax(total, rate, supply).taxable;
  const ofGoods = lines.map(({ price, quantity, rate }) => taxOf(pricePaise(price, quantity), rate));
  return {
    gross,
    discount: gross - goods,
    shipping: delivery,
    final: goods + delivery,
    gst: sum(ofGoods) + taxOf(delivery, deliveryRate),
  };
}

type InvoiceSums = Omit<InvoiceLine, "title" | "variant" | "code">;

/** The lines of an invoice and their sums. */
export function pricedInvoice({ lines, delivery, deliveryRate, supply }: PricedOrder) {
  const toLine = (lineId: string | undefined, quantity: number, price: number, rate: number): InvoiceSums => {
    const total = pricePaise(price, quantity);
    return {
      ...(lineId && { lineId }),
      quantity,
      unitPrice: pricePaise(price, 1),
      total,
      ...splitTax(total, rate, supply),
    };
  };
  const sold = lines.map(({ id, quantity, price, rate, coupon }) => {
    const line = toLine(id, quantity, price, rate);
    return coupon ? { ...line, discount: pricePaise(price + coupon, quantity) - line.total } : line;
  });
  const all = delivery > 0 ? [...sold, toLine(undefined, 1, delivery / 100, deliveryRate)] : sold;
  return {
    lines: all,
    taxable: sum(all.map(({ taxable }) => taxable)),
    taxes: sumTaxes(all.flatMap(({ taxes }) => taxes)),
    total: sum(all.map(({ total }) => total)),
  };
}

type Pieces = { lineId: string; quantity: number };
type GivenBack = {
  invoice: InvoiceDocument;
  isCancelled: boolean;
  given: number;
  byStaff: { lineId: string; paise: number }[];
  /** A received return: its refund, or null if it was never paid. */
  returned: { refund: number | null; lines: Pieces[] } | null;
  lines: PricedLine[];
};

const shareOut = (weights: readonly number[], amount: number): number[] => {
  const whole = sum(weights);
  const upTo = (at: number) => (whole === 0 ? 0 : Math.round((amount * sum(weights.slice(0, at))) / whole));
  return weights.map((_, at) => upTo(at + 1) - upTo(at));
};

/** The total to credit for each line of an invoice. */
export function pricedWantedBack({ invoice, isCancelled, given, byStaff, returned, lines }: GivenBack): number[] {
  if (isCancelled) return invoice.lines.map(({ total }) => total);
  const wanted = invoice.lines.map(() => 0);
  const add = (place: number, paise: number): number => {
    const [line, before] = [invoice.lines[place], wanted[place]];
    if (!line || before === undefined) return 0;
    const taken = Math.min(paise, line.total - before);
    wanted[place] = before + taken;
    return taken;
  };
  const worths = (returned?.lines ?? []).map(({ lineId, quantity }) =>
    pricePaise(lines.find(({ id }) => id === lineId)?.price ?? 0, quantity),
  );
  const shares = shareOut(worths, returned?.refund ?? sum(worths));
  const byReturn = (returned?.lines ?? []).map(({ lineId }, at) => ({ lineId, paise: shares[at] ?? 0 }));
  const placeOf = (lineId: string) => invoice.lines.findIndex((line) => line.lineId === lineId);
  const known = sum([...byStaff, ...byReturn].map(({ lineId, paise }) => add(placeOf(lineId), paise)));
  let rest = Math.max(0, given - known);
  const delivery = invoice.lines.findIndex(({ lineId }) => !lineId);
  for (const place of [delivery, ...invoice.lines.keys()]) rest -= add(place, rest);
  return wanted;
}

/** What a credit note credits of an invoice's lines after earlier notes, by their positions; taxes added up. */
export const creditedOf = (lines: readonly CreditLine[]) =>
  lines.map(({ invoiceLine, total, taxable, taxes }) => ({
    invoiceLine,
    total,
    taxable,
    tax: sum(taxes.map(({ amount }) => amount)),
  }));
