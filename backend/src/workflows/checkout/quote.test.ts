import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { CouponRules } from "#modules/coupon/coupon-uses";
import { type CouponEvaluation, refusedCoupon } from "../coupon/evaluate-coupon";
import { aSellable } from "../sellable/sellable.fixture";
import { checkAgreed, pieceOf, quoteOrder, toQuote, withCoupon, withDeliveryWaived, withFee } from "./quote";

const lamp = aSellable({
  productId: "lamp",
  variantId: "v-lamp",
  price: 99.9,
  mrp: 120.4,
  deliveryCharge: 10.1,
  freeDeliveryAbove: 300,
});
const inBengaluru = { pincode: "560001", unservedPincodes: [] };
const line = (quantity: number) => ({ productId: "lamp", quantity });

describe("quoteOrder", () => {
  it("sums lines of one variant before it computes delivery", () => {
    const quoted = quoteOrder([line(1), line(2), line(1)], inBengaluru, [lamp]);
    expect(toQuote(quoted)).toEqual({
      subtotal: 399.6,
      shipping: 0,
      discount: 82,
      total: 399.6,
      lines: [
        {
          productId: "lamp",
          variantId: "v-lamp",
          title: "Lamp",
          quantity: 4,
          unitPrice: 99.9,
          price: 120.4,
          shipping: 0,
        },
      ],
    });
  });

  it("charges delivery for each unit below the product's free delivery amount, without floating-point errors", () => {
    expect(quoteOrder([line(3)], inBengaluru, [lamp])).toMatchObject({ subtotal: 299.7, shipping: 30.3, total: 330 });
  });

  it("refuses a pincode that the shop does not deliver to, unless the product lists it", () => {
    const islands = { pincode: "744101", unservedPincodes: ["744"] };
    const message = orderMessages.pincodeNotServed("Lamp");
    expect(() => quoteOrder([line(1)], islands, [lamp])).toThrow(expect.objectContaining({ status: 400, message }));
    const brought = aSellable({ ...lamp, serviceablePincodes: ["744101"] });
    expect(quoteOrder([line(1)], islands, [brought]).lines).toHaveLength(1);
  });

  it("sums the quantities of duplicate lines before it checks the stock", () => {
    const few = aSellable({ productId: "lamp", stock: 3 });
    const order = () => quoteOrder([line(2), line(2)], inBengaluru, [few]);
    expect(order).toThrow(expect.objectContaining({ status: 409, message: orderMessages.onlyLeft(3, "Lamp") }));
  });

  it.each([
    ["that is unknown", [], 404, orderMessages.productUnavailable],
    [
      "that is not active",
      [aSellable({ productId: "lamp", active: false })],
      404,
      orderMessages.lineUnavailable("Lamp"),
    ],
    ["that is sold out", [aSellable({ productId: "lamp", stock: 0 })], 409, orderMessages.outOfStock("Lamp")],
    [
      "that is not delivered there",
      [aSellable({ productId: "lamp", serviceablePincodes: ["110001"] })],
      400,
      orderMessages.pincodeNotServed("Lamp"),
    ],
    [
      "whose variant is not chosen",
      [aSellable({ productId: "lamp", hasChoice: true })],
      400,
      orderMessages.selectVariant,
    ],
  ])("refuses a product %s", (_, sellables, status, message) => {
    expect(() => quoteOrder([line(1)], inBengaluru, sellables)).toThrow(expect.objectContaining({ status, message }));
  });
});

const nothingOff: CouponEvaluation = {
  discount: 0,
  shares: [0],
  delivery: 0,
  deliveryShares: [0],
  problem: null,
  missing: null,
  missingPieces: null,
};

describe("an order with a coupon", () => {
  const rules = { id: "coup", code: "TEN" } as CouponRules;
  const plain = quoteOrder([line(3)], inBengaluru, [lamp]);
  const lowered = withCoupon(plain, {
    rules,
    evaluation: { ...nothingOff, discount: 2_000, shares: [2_000] },
  });

  it("costs less, and its pieces the line to the paisa", () => {
    expect(lowered).toMatchObject({ subtotal: 299.7, shipping: 30.3, total: 310 });
    expect(withFee(lowered, 49).total).toBe(359);
    expect(toQuote(lowered)).toMatchObject({ total: 310, coupon: { code: "TEN", discount: 20, delivery: 0 } });
    expect(lowered.lines.map(pieceOf)).toEqual([{ price: 279.7 / 3, coupon: 2000 / 3 / 100 }]);
  });

  it("for free delivery shows what delivery costs, and is written without it", () => {
    const evaluation = { ...nothingOff, delivery: 3_030, deliveryShares: [3_030] };
    const free = withCoupon(plain, { rules, evaluation });
    expect(toQuote(free)).toMatchObject({ shipping: 30.3, total: 299.7, coupon: { discount: 0, delivery: 30.3 } });
    expect(withDeliveryWaived(free)).toMatchObject({
      shipping: 0,
      total: 299.7,
      lines: [{ shipping: 0 }],
      coupon: { discount: 0, delivery: 0 },
    });
    expect(withDeliveryWaived(lowered)).toBe(lowered);
  });

  it("is refused with why, even at the price that was agreed", () => {
    const refused = withCoupon(plain, { rules, evaluation: refusedCoupon(plain.lines, "Used up.") });
    const extra = { quote: expect.objectContaining({ total: 330, coupon: null, couponProblem: "Used up." }) };
    expect(() => checkAgreed(refused, { finalAmount: 330 })).toThrow(expect.objectContaining({ status: 409, extra }));
  });
});

describe("checkAgreed", () => {
  const quoted = quoteOrder([line(1)], inBengaluru, [lamp]);

  it.each([110, 109.99, 110.01])("accepts %p for 110", (agreed) => {
    expect(() => checkAgreed(quoted, { finalAmount: agreed })).not.toThrow();
  });

  it.each([109.98, 110.02, 0, -110])("rejects %p for 110 with a new quote", (agreed) => {
    const refusal = expect.objectContaining({ status: 409, extra: { quote: toQuote(quoted) } });
    expect(() => checkAgreed(quoted, { finalAmount: agreed })).toThrow(refusal);
  });

  const offer: BankOffer = { bank: "HDFC", methods: ["credit-card"] };
  const other: BankOffer = { bank: "HDFC", methods: ["debit-card"] };
  it.each<[BankOffer | null, BankOffer | null | undefined, number | null]>([
    [offer, offer, null],
    [offer, undefined, null],
    [null, null, null],
    [offer, other, 409],
    [offer, null, 409],
    [null, offer, null],
  ])("of a coupon with the bank offer %j and one seen of %j: %p", (bankOffer, seen, status) => {
    const rules = { id: "coup", code: "TEN", bankOffer } as CouponRules;
    const evaluation = { ...nothingOff, discount: 2_000, shares: [2_000] };
    const lowered = withCoupon(quoted, { rules, evaluation });
    const check = () => checkAgreed(lowered, { finalAmount: 90, bankOffer: seen });
    if (status) expect(check).toThrow(expect.objectContaining({ status }));
    else expect(check).not.toThrow();
    expect(toQuote(lowered).coupon).toMatchObject({ bankOffer });
  });

  it("rejects an order with nothing to pay", () => {
    const gift = quoteOrder([line(1)], inBengaluru, [aSellable({ productId: "lamp", price: 0 })]);
    expect(() => checkAgreed(gift, { finalAmount: 0 })).toThrow(expect.objectContaining({ status: 400 }));
  });
});
