import { lineMoney } from "@haat/api-contract/order/line-money";
import type {
  CreditLine,
  CreditNoteDocument,
  CreditReason,
  InvoiceDocument,
  InvoiceLine,
  Paise,
} from "#modules/invoice/invoice-document";
import type { StoredReturnAction, StoredReturnStatus } from "#modules/return-request/return-states";
import { shareOut } from "#money/share-out";
import { type Supply, splitTax, sumTaxes } from "#money/split-tax";
import { deliveryCode, variantName } from "./build-invoice";

/** An invoice of an order, and what of the order was given back since. Whole paise, but for a line's `price`: rupees. */
export type InvoicedOrder = {
  number: string;
  invoice: InvoiceDocument;
  /** Whether the order was cancelled after it had left with this invoice, whatever became of it afterwards. */
  isCancelled: boolean;
  /** What its payments as they stand now have given back, cancelled parts left out: they are on no invoice. */
  given: Paise;
  /** What staff have given back for its lines. */
  byStaff: { lineId: string; paise: Paise }[];
  request: {
    action: StoredReturnAction;
    status: StoredReturnStatus;
    refund: Paise | null;
    lines: { line_id: string; quantity: number }[];
  } | null;
  lines: { id: string; title: string; color: string; size: string; price: number }[];
};

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, one) => total + one, 0);

/** Which line of the invoice an order's line is; invoices of earlier times name none, and are read. */
function placeOf({ invoice, lines }: InvoicedOrder, lineId: string): number {
  const named = invoice.lines.findIndex((line) => line.lineId === lineId);
  if (named !== -1) return named;
  const sold = lines.find(({ id }) => id === lineId);
  return invoice.lines.findIndex(
    (line) =>
      sold !== undefined &&
      !line.lineId &&
      line.title === sold.title &&
      line.variant === variantName(sold.color, sold.size) &&
      line.unitPrice === lineMoney({ quantity: 1, price: sold.price }).goods,
  );
}

const isDelivery = ({ code, lineId, title }: InvoiceLine) =>
  code === deliveryCode && !lineId && title === "Delivery charge";

type Back = { lineId: string; paise: Paise };

/** What a return has brought back, line by line; one that was never paid as it was sold. */
function byReturn({ request, lines }: InvoicedOrder): Back[] {
  if (request?.action !== "return" || (request.status !== "refunded" && request.status !== "received")) return [];
  const worths = request.lines.map(
    ({ line_id, quantity }) => lineMoney({ quantity, price: lines.find(({ id }) => id === line_id)?.price ?? 0 }).goods,
  );
  const shares = shareOut(worths, request.refund ?? sum(worths));
  return request.lines.map(({ line_id }, place) => ({ lineId: line_id, paise: shares[place] ?? 0 }));
}

/**
 * What of each line of the invoice has to be taken back in all. A cancelled order keeps nothing. Money that was given back
 * for no line is the delivery's first, and then the lines' in their order.
 */
export function wantedBack(order: InvoicedOrder): Paise[] {
  const { invoice, isCancelled, byStaff, given } = order;
  if (isCancelled) return invoice.lines.map(({ total }) => total);
  const wanted = invoice.lines.map(() => 0);
  const add = (place: number, paise: Paise): Paise => {
    const [line, before] = [invoice.lines[place], wanted[place]];
    if (!line || before === undefined) return 0;
    const taken = Math.min(paise, line.total - before);
    wanted[place] = before + taken;
    return taken;
  };
  const known = sum([...byStaff, ...byReturn(order)].map(({ lineId, paise }) => add(placeOf(order, lineId), paise)));
  let rest = Math.max(0, given - known);
  const delivery = invoice.lines.findIndex(isDelivery);
  for (const place of [delivery, ...invoice.lines.keys()]) rest -= add(place, rest);
  return wanted;
}

const supplyOf = ({ taxes }: InvoiceLine): Supply => {
  if (taxes.some(({ name }) => name === "IGST")) return "between-states";
  return taxes.some(({ name }) => name === "UTGST") ? "within-territory" : "within-state";
};

/**
 * `due` of a line of which `before` was taken back by earlier notes. Its taxes are what all notes together take, less what
 * the earlier ones took: once a line is taken back whole, its notes have its very taxes.
 */
function toCreditLine(line: InvoiceLine, invoiceLine: number, before: Paise, due: Paise): CreditLine {
  const rate = sum(line.taxes.map(({ percent }) => percent));
  const earlier = splitTax(before, rate, supplyOf(line)).taxes;
  const taxes = splitTax(before + due, rate, supplyOf(line)).taxes.map((tax, place) => ({
    ...tax,
    amount: tax.amount - (earlier[place]?.amount ?? 0),
  }));
  const isComplete = line.unitPrice > 0 && due % line.unitPrice === 0;
  return {
    ...line,
    invoiceLine,
    quantity: isComplete ? due / line.unitPrice : 1,
    unitPrice: isComplete ? line.unitPrice : due,
    taxable: due - sum(taxes.map(({ amount }) => amount)),
    taxes,
    total: due,
  };
}

function reasonOf(order: InvoicedOrder): CreditReason {
  if (order.isCancelled) return "cancelled";
  return byReturn(order).length > 0 ? "returned" : "refunded";
}

/** What the invoice still has to be answered by; null where all was taken back that has to be. */
export function buildCreditNote(
  order: InvoicedOrder,
  before: readonly CreditNoteDocument[],
  issuedAt: Date,
): CreditNoteDocument | null {
  const { invoice, number } = order;
  const taken = before.flatMap(({ lines }) => lines);
  const lines = wantedBack(order).flatMap((wanted, place) => {
    const line = invoice.lines[place];
    const earlier = sum(taken.filter(({ invoiceLine }) => invoiceLine === place).map(({ total }) => total));
    return line && wanted > earlier ? [toCreditLine(line, place, earlier, wanted - earlier)] : [];
  });
  if (lines.length === 0) return null;
  return {
    ...invoice,
    invoice: { number, issuedAt: invoice.issuedAt },
    reason: reasonOf(order),
    issuedAt: issuedAt.toISOString(),
    lines,
    taxable: sum(lines.map(({ taxable }) => taxable)),
    taxes: sumTaxes(lines.flatMap(({ taxes }) => taxes)),
    total: sum(lines.map(({ total }) => total)),
  };
}
