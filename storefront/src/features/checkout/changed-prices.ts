import { bankOfferText, isCovered } from "@haat/api-contract/coupon/bank-offer";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import { couponSum, type UsedCoupon } from "@haat/api-contract/coupon/words";
import { type Quote, quoteChangedSchema } from "@haat/api-contract/order/schemas";
import { hasStatus } from "@haat/web/api-error";
import type { Totals } from "../cart/cart-totals";
import type { CheckoutLine } from "../cart/checkout-line";
import { couponTexts } from "../coupon/texts";
import { paymentTexts } from "../payment/texts";

/** A figure that differs from the one on the screen, in rupees. `zero` is shown for nothing. */
export type PriceChange = { label: string; was: number; now: number; zero?: string };

/** The new quote in a refusal; null for any other error. */
export function quoteIn(error: unknown): Quote | null {
  if (!hasStatus(error, 409)) return null;
  const read = quoteChangedSchema.safeParse(error.body);
  return read.success ? read.data.quote : null;
}

/** A quote's delivery charge and payment method fee. The quote has only their sum, and each line's delivery charge. */
export function chargesIn({ subtotal, total, lines, coupon }: Quote): { shipping: number; fee: number } {
  const shipping = paise(lines.reduce((sum, line) => sum + line.shipping, 0));
  return { shipping, fee: paise(total + couponSum(coupon) - subtotal - shipping) };
}

/** A quote's totals without coupon and payment method fee, as the checkout has them. */
export function totalsIn(quote: Quote): Totals {
  const { shipping } = chargesIn(quote);
  return { subtotal: quote.subtotal, shipping, total: paise(quote.subtotal + shipping) };
}

const paise = (amount: number): number => Math.round(amount * 100) / 100;

/** What was on the screen. `fee` is the payment method's; the total excludes it, and the coupon. */
export type Shown = {
  lines: readonly CheckoutLine[];
  totals: Totals;
  coupon: AppliedCoupon | null;
  fee: number;
  useWallet: boolean;
};

/** What the coupon takes off, as a negative amount. */
function couponChange(shown: UsedCoupon | null, quoted: UsedCoupon | null): PriceChange[] {
  const [was, now] = [0 - couponSum(shown), 0 - couponSum(quoted)];
  const label = couponTexts.row((shown ?? quoted)?.code ?? "");
  return was === now ? [] : [{ label, was, now, zero: couponTexts.none }];
}

/** The differences between the screen and the server's quote: unit prices, delivery, the fee, the coupon. */
export function priceChanges({ lines, totals, coupon, fee }: Shown, quote: Quote): PriceChange[] {
  const changes: PriceChange[] = [];
  for (const line of lines) {
    const now = quoted(line, quote)?.unitPrice;
    if (now !== undefined && now !== line.unitPrice) changes.push({ label: line.title, was: line.unitPrice, now });
  }
  const now = chargesIn(quote);
  if (now.shipping !== totals.shipping) changes.push({ label: "Shipping", was: totals.shipping, now: now.shipping });
  if (now.fee !== fee) changes.push({ label: paymentTexts.cashFee, was: fee, now: now.fee });
  return [...changes, ...couponChange(coupon, quote.coupon ?? null)];
}

/** What the coupon of a quote asks of the payment, in words, if it is more than the screen said; otherwise null. */
export function bankChange({ coupon: shown, useWallet }: Shown, { coupon: quoted }: Quote): string | null {
  if (!quoted?.bankOffer || isCovered(shown?.bankOffer, quoted.bankOffer)) return null;
  const now = couponTexts.bankNow(quoted.code, bankOfferText(quoted.bankOffer));
  return useWallet ? `${now} ${couponTexts.noWalletPart}` : now;
}

/** The quote's coupon; its bank is the one on the screen where an earlier release of the server says nothing about it. */
export const quotedCoupon = ({ coupon }: Quote, shown: AppliedCoupon | null): AppliedCoupon | null =>
  coupon ? { bankOffer: shown?.bankOffer, ...coupon } : null;

/** The lines at the quote's prices. */
export const atQuotedPrices = (lines: readonly CheckoutLine[], quote: Quote): CheckoutLine[] =>
  lines.map((line) => {
    const now = quoted(line, quote);
    return now ? { ...line, unitPrice: now.unitPrice, price: now.price } : line;
  });

// A product without variants is ordered without a variant; the quote has the engine's default variant.
const quoted = (line: CheckoutLine, quote: Quote): Quote["lines"][number] | undefined =>
  quote.lines.find((one) => one.productId === line.productId && (!line.variant || one.variantId === line.variant._id));
