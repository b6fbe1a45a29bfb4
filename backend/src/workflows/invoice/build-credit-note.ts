import type {
  CreditLine,
  CreditNoteDocument,
  CreditReason,
  InvoiceDocument,
  InvoiceLine,
  Paise,
} from "#modules/invoice/invoice-document";
import type { StoredReturnAction, StoredReturnStatus } from "#modules/return-request/return-states";
import { worthOfPieces } from "#money/order-lines";
import { toPaise } from "#money/rupees";
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
  /** What was given back for its lines, those too that have left it. */
  refunded: Back[];
  request: {
    action: StoredReturnAction;
    status: StoredReturnStatus;
    lines: { line_id: string; quantity: number }[];
  } | null;
  /** `goods` is what all the `pieces` cost. */
  lines: { id: string; title: string; color: string; size: string; price: number; goods: Paise; pieces: number }[];
};

type Back = { lineId: string; paise: Paise };

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
      line.unitPrice === toPaise(sold.price),
  );
}

const isDelivery = ({ code, lineId, title }: InvoiceLine) =>
  code === deliveryCode && !lineId && title === "Delivery charge";

const isBack = ({ request }: InvoicedOrder): boolean =>
  request?.action === "return" && (request.status === "refunded" || request.status === "received");

/** What came back of goods that were never paid, or had been given back before, as it was sold. */
function broughtUnpaid({ request, lines }: InvoicedOrder): Back[] {
  if (request?.action !== "return" || request.status !== "received") return [];
  return request.lines.map(({ line_id: lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return { lineId, paise: line ? worthOfPieces(line, quantity) : 0 };
  });
}

/**
 * What of each line of the invoice has to be taken back in all. A cancelled order keeps nothing. Money that was given back
 * for no line is the delivery's first, and then the lines' in their order; what was given back for a line that is not on
 * the invoice, as of a part that was cancelled before the goods left, is no affair of the invoice.
 */
export function wantedBack(order: InvoicedOrder): Paise[] {
  const { invoice, isCancelled, refunded, given } = order;
  if (isCancelled) return invoice.lines.map(({ total }) => total);
  const wanted = invoice.lines.map(() => 0);
  const add = (place: number, paise: Paise): Paise => {
    const [line, before] = [invoice.lines[place], wanted[place]];
    if (!line || before === undefined) return 0;
    const taken = Math.min(paise, line.total - before);
    wanted[place] = before + taken;
    return taken;
  };
  // Invoices of earlier times name no lines: there nobody can tell.
  const isNamed = invoice.lines.some(({ lineId }) => lineId);
  const take = ({ lineId, paise }: Back): Paise => {
    const place = placeOf(order, lineId);
    return place === -1 && isNamed ? paise : add(place, paise);
  };
  const known = sum([...refunded, ...broughtUnpaid(order)].map(take));
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
  return isBack(order) ? "returned" : "refunded";
}

/** What the invoice still has to be answered by; null where all was taken back that has to be. */
export function buildCreditNote(
  order: InvoicedOrder,
  before: readonly CreditNoteDocument[],
  issuedAt: Date,
): CreditNoteDocument | null {
  const { invoice, number } = order;
  const taken = before.flatMap(({ lines }) => lines);
  const wanted = wantedBack(order);
  // Earlier notes may have taken it of another line: it is not taken twice.
  let left = sum(wanted) - sum(taken.map(({ total }) => total));
  const lines = wanted.flatMap((paise, place) => {
    const line = invoice.lines[place];
    const earlier = sum(taken.filter(({ invoiceLine }) => invoiceLine === place).map(({ total }) => total));
    const due = Math.min(paise - earlier, left);
    if (!line || due <= 0) return [];
    left -= due;
    return [toCreditLine(line, place, earlier, due)];
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
