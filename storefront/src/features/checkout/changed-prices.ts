import { type Quote, quoteChangedSchema } from "@haat/api-contract/order/schemas";
import { hasStatus } from "@haat/web/api-error";
import type { Totals } from "../cart/cart-totals";
import type { CheckoutLine } from "../cart/checkout-line";

/** One figure that is not what the screen showed. In rupees. */
export type PriceChange = { label: string; was: number; now: number };

/** The new quote that a refusal carries; null when it was refused for anything else. */
export function quoteIn(error: unknown): Quote | null {
  if (!hasStatus(error, 409)) return null;
  const read = quoteChangedSchema.safeParse(error.body);
  return read.success ? read.data.quote : null;
}

/** What changed between the lines as shown and the server's quote: each line's price of one piece, then delivery. */
export function priceChanges(lines: readonly CheckoutLine[], shown: Totals, quote: Quote): PriceChange[] {
  const changes: PriceChange[] = [];
  for (const line of lines) {
    const now = quoted(line, quote)?.unitPrice;
    if (now !== undefined && now !== line.unitPrice) changes.push({ label: line.title, was: line.unitPrice, now });
  }
  if (quote.shipping !== shown.shipping) changes.push({ label: "Shipping", was: shown.shipping, now: quote.shipping });
  return changes;
}

/** The lines at the quote's prices. */
export const atQuotedPrices = (lines: readonly CheckoutLine[], quote: Quote): CheckoutLine[] =>
  lines.map((line) => {
    const now = quoted(line, quote);
    return now ? { ...line, unitPrice: now.unitPrice, price: now.price } : line;
  });

// A product without variants is ordered without naming one; the quote names the engine's own.
const quoted = (line: CheckoutLine, quote: Quote): Quote["lines"][number] | undefined =>
  quote.lines.find((one) => one.productId === line.productId && (!line.variant || one.variantId === line.variant._id));
