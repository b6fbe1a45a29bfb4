import { type BankOffer, bankOfferText, isCovered } from "./bank-offer";
import { couponMessages } from "./messages";
import { saveCouponBodySchema } from "./schemas";

const body = {
  code: "HDFC10",
  title: "10 % off",
  kind: "percent",
  value: 10,
  startsAt: "2026-12-01T00:00:00Z",
  endsAt: "2026-12-02T00:00:00Z",
};

it("a bank offer names its bank and each payment method", () => {
  expect(bankOfferText({ bank: "HDFC", methods: ["credit-card"] })).toBe("HDFC Bank credit card");
  expect(bankOfferText({ bank: "SBIN", methods: ["credit-card", "debit-card", "netbanking"] })).toBe(
    "State Bank of India credit card, debit card or net banking",
  );
});

it.each<[BankOffer | null | undefined, BankOffer | null, boolean]>([
  [null, null, true],
  [undefined, null, true],
  [{ bank: "HDFC", methods: ["netbanking"] }, null, true],
  [{ bank: "HDFC", methods: ["netbanking"] }, { bank: "HDFC", methods: ["debit-card", "netbanking"] }, true],
  [{ bank: "HDFC", methods: ["debit-card", "netbanking"] }, { bank: "HDFC", methods: ["netbanking"] }, false],
  [{ bank: "HDFC", methods: ["netbanking"] }, { bank: "ICIC", methods: ["netbanking"] }, false],
  [null, { bank: "HDFC", methods: ["netbanking"] }, false],
  [undefined, { bank: "HDFC", methods: ["netbanking"] }, false],
])("whoever pays as %j says does what %j asks: %s", (shown, asked, expected) => {
  expect(isCovered(shown, asked)).toBe(expected);
});

it("a coupon without a bank has none, as an empty form sends it", () => {
  for (const fields of [{}, { bank: "", bankMethods: [] }, { bank: null }]) {
    expect(saveCouponBodySchema.parse({ ...body, ...fields })).toMatchObject({ bank: null, bankMethods: [] });
  }
});

it("payment methods have one order, each once", () => {
  const sent = { ...body, bank: "HDFC", bankMethods: ["netbanking", "credit-card", "netbanking"] };
  expect(saveCouponBodySchema.parse(sent).bankMethods).toEqual(["credit-card", "netbanking"]);
});

it("a bank and its payment methods come together", () => {
  const problem = (fields: object) => saveCouponBodySchema.safeParse({ ...body, ...fields }).error?.issues[0]?.message;
  expect(problem({ bank: "HDFC" })).toBe(couponMessages.bankMethodsRequired);
  expect(problem({ bankMethods: ["netbanking"] })).toBe(couponMessages.bankRequired);
  expect(problem({ bank: "NOPE", bankMethods: ["netbanking"] })).toBe(couponMessages.bankUnknown);
});
