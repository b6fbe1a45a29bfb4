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

/**
 * An invoice of an order, and what was given back for the order since. Whole paise, except for a line's `price`:
 * rupees.
 */
export type InvoicedOrder = {
  number: string;
  invoice: InvoiceDocument;
  /** Whether the order was cancelled after it had left with this invoice, even if it was reopened. */
  isCancelled: boolean;
  /** Refunds of its current payments, without cancelled parts: they are on no invoice. */
  given: Paise;
  /** Refunds for its lines, including lines that have left it. */
  refunded: Back[];
  request: {
    action: StoredReturnAction;
    status: StoredReturnStatus;
    lines: { line_id: string; quantity: number }[];
  } | null;
  /** `goods` is the price of all `pieces`. */
  lines: { id: string; title: string; color: string; size: string; price: number; goods: Paise; pieces: number }[];
};

type Back = { lineId: string; paise: Paise };

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, one) => total + one, 0);

/** Maps an order's lines to the invoice's; old invoices have no line ids, and are matched by their texts. */
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

/** The price of goods that came back and were never paid, or were refunded before. */
function broughtUnpaid({ request, lines }: InvoicedOrder): Back[] {
  if (request?.action !== "return" || request.status !== "received") return [];
  return request.lines.map(({ line_id: lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return { lineId, paise: line ? worthOfPieces(line, quantity) : 0 };
  });
}

/**
 * The total to credit for each line of the invoice. A cancelled order keeps nothing. A refund for no line counts for
 * the delivery first, and then for the lines in their order. A refund for a line that is not on the invoice, such as
 * one of a part that was cancelled before the goods left, does not concern it.
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
  // Old invoices have no line ids: there this can't be known.
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
 * `due` is the total for a line of which earlier notes credited `before`. Its taxes are those of all notes together,
 * less those of the earlier ones: once a line is credited in full, its notes add up to its exact taxes.
 */
function toCreditLine(
  { discount: _, ...line }: InvoiceLine,
  invoiceLine: number,
  before: Paise,
  due: Paise,
): CreditLine {
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

/** The next credit note for the invoice; null if everything due is credited. */
export function buildCreditNote(
  order: InvoicedOrder,
  before: readonly CreditNoteDocument[],
  issuedAt: Date,
): CreditNoteDocument | null {
  const { invoice, number } = order;
  const { coupon: _, ...parties } = invoice;
  const taken = before.flatMap(({ lines }) => lines);
  const wanted = wantedBack(order);
  // Earlier notes may have credited it to another line: it is not credited twice.
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
    ...parties,
    invoice: { number, issuedAt: invoice.issuedAt },
    reason: reasonOf(order),
    issuedAt: issuedAt.toISOString(),
    lines,
    taxable: sum(lines.map(({ taxable }) => taxable)),
    taxes: sumTaxes(lines.flatMap(({ taxes }) => taxes)),
    total: sum(lines.map(({ total }) => total)),
  };
}
