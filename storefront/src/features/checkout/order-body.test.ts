import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import { totalsOf } from "../cart/cart-totals";
import { aLine } from "./a-line.fixture";
import { toOrderBody } from "./order-body";

const address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};

describe("the request body of an order", () => {
  // @spec order-sent-document-payload totalamount-goods-mrp-delivery new-orders-sent-pending
  it("has the amounts on the screen, and only ever a pending payment and status placed", () => {
    const lines = [aLine({ quantity: 2 })];
    expect(toOrderBody({ lines, totals: totalsOf(lines), address, paymentMethod: "cod" })).toEqual({
      products: [{ productId: "prod_01", title: "Kesari Cotton Kurta", variant: null, quantity: 2, price: 899 }],
      totalAmount: 2398,
      discount: 600,
      finalAmount: 1798,
      paymentMethod: "cod",
      paymentStatus: "pending",
      orderStatus: "placed",
      shippingAddress: { ...address, country: "India" },
    });
  });

  it("includes the cash fee in its amount, and whether to use the wallet", () => {
    const lines = [aLine({ quantity: 2, unitPrice: 899.2 })];
    const body = toOrderBody({
      lines,
      totals: totalsOf(lines),
      address,
      paymentMethod: "cod",
      fee: 49.1,
      useWallet: true,
    });
    expect(body).toMatchObject({ totalAmount: 2447.1, discount: 599.6, finalAmount: 1847.5, useWallet: true });
  });

  it("includes a coupon in its amounts, and its code", () => {
    const lines = [aLine({ quantity: 2, unitPrice: 899 })];
    const coupon = { code: "SAVE", discount: 100.5, delivery: 0 };
    const body = toOrderBody({ lines, totals: totalsOf(lines), coupon, address, paymentMethod: "cod" });
    expect(body).toMatchObject({ totalAmount: 2398, discount: 700.5, finalAmount: 1697.5, couponCode: "SAVE" });
  });

  it("says which bank the screen names, and nothing if it knows none", () => {
    const lines = [aLine({ unitPrice: 899 })];
    const of = (bankOffer?: BankOffer | null) => {
      const coupon = { code: "SAVE", discount: 100, delivery: 0, ...(bankOffer !== undefined && { bankOffer }) };
      return toOrderBody({ lines, totals: totalsOf(lines), coupon, address, paymentMethod: "razorpay" });
    };
    const offer: BankOffer = { bank: "HDFC", methods: ["credit-card"] };
    expect(of(offer).bankOffer).toEqual(offer);
    expect(of(null).bankOffer).toBeNull();
    expect(of()).not.toHaveProperty("bankOffer");
  });

  it("leaves out the delivery that a coupon takes off", () => {
    const lines = [aLine({ quantity: 2, unitPrice: 899 })];
    const coupon = { code: "FREESHIP", discount: 0, delivery: 49.1 };
    const totals = { subtotal: 1798, shipping: 49.1, total: 1847.1 };
    const body = toOrderBody({ lines, totals, coupon, address, paymentMethod: "cod" });
    expect(body).toMatchObject({ finalAmount: 1798, couponCode: "FREESHIP" });
  });

  it("sums fractional savings exactly to the paisa", () => {
    const lines = [aLine({ price: 0.3, unitPrice: 0.1, quantity: 3 })];
    const body = toOrderBody({ lines, totals: totalsOf(lines), address, paymentMethod: "cod" });
    expect(body).toMatchObject({ discount: 0.6 });
  });
});
