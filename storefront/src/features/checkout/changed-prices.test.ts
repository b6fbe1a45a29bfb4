import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { Quote } from "@haat/api-contract/order/schemas";
import { ApiError } from "@haat/web/api-error";
import { aLine } from "./a-line.fixture";
import { atQuotedPrices, bankChange, chargesIn, priceChanges, quotedCoupon, quoteIn, totalsIn } from "./changed-prices";

const red = { _id: "variant_red", color: "Red", size: "M" };
const aQuotedLine = (parts: Partial<Quote["lines"][number]> = {}): Quote["lines"][number] => ({
  productId: "prod_01",
  variantId: "variant_default",
  title: "Kesari Cotton Kurta",
  quantity: 1,
  unitPrice: 949,
  price: 1199,
  shipping: 0,
  ...parts,
});
const aQuote = (parts: Partial<Quote> = {}): Quote => ({
  subtotal: 949,
  shipping: 0,
  discount: 250,
  total: 949,
  lines: [aQuotedLine()],
  ...parts,
});
const hdfc: BankOffer = { bank: "HDFC", methods: ["credit-card"] };
const shown = {
  lines: [aLine()],
  totals: { subtotal: 899, shipping: 0, total: 899 },
  coupon: null,
  fee: 0,
  useWallet: false,
};

describe("prices that changed before the order was placed", () => {
  it("are read from the response that refuses the order", () => {
    const body = { success: false, message: "Prices have changed. Please review your order.", quote: aQuote() };
    expect(quoteIn(new ApiError(409, body.message, body))).toEqual(aQuote());
  });

  it.each([
    new ApiError(409, "Only 2 left in stock.", { success: false, message: "Only 2 left in stock." }),
    new ApiError(400, "", null),
    new Error("offline"),
  ])("are null for any other error", (error) => {
    expect(quoteIn(error)).toBeNull();
  });

  it("include each line whose price has changed", () => {
    const lines = [aLine(), aLine({ id: "line_02", productId: "prod_02", title: "Brass Diya", unitPrice: 120 })];
    const quote = aQuote({ lines: [aQuotedLine(), aQuotedLine({ productId: "prod_02", unitPrice: 120 })] });
    expect(priceChanges({ ...shown, lines }, quote)).toEqual([{ label: "Kesari Cotton Kurta", was: 899, now: 949 }]);
  });

  it("include delivery if its charge has changed", () => {
    const quote = aQuote({
      subtotal: 899,
      shipping: 49,
      total: 948,
      lines: [aQuotedLine({ unitPrice: 899, shipping: 49 })],
    });
    expect(priceChanges(shown, quote)).toEqual([{ label: "Shipping", was: 0, now: 49 }]);
  });

  it("list the cash fee and delivery separately, though the quote has them in one amount", () => {
    const lines = [aQuotedLine({ unitPrice: 899, shipping: 40.1 })];
    const quote = aQuote({ subtotal: 899, shipping: 89.3, total: 988.3, lines });
    expect(chargesIn(quote)).toEqual({ shipping: 40.1, fee: 49.2 });
    expect(totalsIn(quote)).toEqual({ subtotal: 899, shipping: 40.1, total: 939.1 });
    expect(priceChanges(shown, quote)).toEqual([
      { label: "Shipping", was: 0, now: 40.1 },
      { label: "Cash on delivery fee", was: 0, now: 49.2 },
    ]);
    const totals = { subtotal: 899, shipping: 40.1, total: 939.1 };
    const known = { ...shown, totals, fee: 49.2 };
    expect(priceChanges(known, quote)).toEqual([]);
  });

  it("include a coupon that takes off something else, or nothing", () => {
    const lines = [aQuotedLine({ unitPrice: 899 })];
    const known = { ...shown, coupon: { code: "SAVE", discount: 60, delivery: 40 } };
    const less = aQuote({ subtotal: 899, total: 849, lines, coupon: { code: "SAVE", discount: 50, delivery: 0 } });
    expect(chargesIn(less)).toEqual({ shipping: 0, fee: 0 });
    expect(totalsIn(less)).toEqual({ subtotal: 899, shipping: 0, total: 899 });
    expect(priceChanges(known, less)).toEqual([{ label: "Coupon SAVE", was: -100, now: -50, zero: "None" }]);
    const none = aQuote({ subtotal: 899, total: 899, lines, coupon: null, couponProblem: "Used up." });
    expect(priceChanges(known, none)).toMatchObject([{ was: -100, now: 0 }]);
    const same = aQuote({ subtotal: 899, total: 799, lines, coupon: known.coupon });
    expect(priceChanges(known, same)).toEqual([]);
  });

  it.each<[BankOffer | null | undefined, BankOffer | null, string | null]>([
    [hdfc, hdfc, null],
    [undefined, null, null],
    [hdfc, null, null],
    [hdfc, { ...hdfc, methods: ["credit-card", "netbanking"] }, null],
    [undefined, hdfc, "To use SAVE, you must now pay online with HDFC Bank credit card."],
    [{ ...hdfc, methods: ["netbanking"] }, hdfc, "To use SAVE, you must now pay online with HDFC Bank credit card."],
  ])("of a coupon's bank, from %j to %j, are in words", (before, now, text) => {
    const coupon = { code: "SAVE", discount: 100, delivery: 0 };
    const known = { ...shown, coupon: { ...coupon, bankOffer: before } };
    expect(bankChange(known, aQuote({ coupon: { ...coupon, bankOffer: now } }))).toBe(text);
    const withWallet = bankChange({ ...known, useWallet: true }, aQuote({ coupon: { ...coupon, bankOffer: now } }));
    expect(withWallet).toBe(text && `${text} Your wallet can't pay a part of it.`);
    expect(bankChange(known, aQuote({ coupon: null }))).toBeNull();
    expect(bankChange(known, aQuote({ coupon }))).toBeNull();
  });

  it("leave the bank of a coupon as it was shown if the quote does not say which", () => {
    const coupon = { code: "SAVE", discount: 100, delivery: 0 };
    const known = { ...coupon, bankOffer: hdfc };
    expect(quotedCoupon(aQuote({ coupon }), known)).toEqual(known);
    expect(quotedCoupon(aQuote({ coupon: { ...coupon, bankOffer: null } }), known)).toEqual({
      ...coupon,
      bankOffer: null,
    });
    expect(quotedCoupon(aQuote({ coupon: null }), known)).toBeNull();
  });

  it("are matched by variant", () => {
    const lines = [aLine({ variant: red }), aLine({ variant: { ...red, _id: "variant_blue", color: "Blue" } })];
    const quote = aQuote({
      lines: [
        aQuotedLine({ variantId: "variant_blue", unitPrice: 999 }),
        aQuotedLine({ variantId: "variant_red", unitPrice: 899 }),
      ],
    });
    expect(atQuotedPrices(lines, quote).map((line) => line.unitPrice)).toEqual([899, 999]);
  });
});
