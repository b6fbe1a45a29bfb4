import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import { orderFigures } from "@haat/api-contract/order/figures";
import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { Totals } from "../cart/cart-totals";
import type { CheckoutLine } from "../cart/checkout-line";

type Attempt = {
  lines: readonly CheckoutLine[];
  totals: Totals;
  coupon?: AppliedCoupon | null;
  address: PlaceOrderInput["shippingAddress"];
  paymentMethod: PaymentMethod;
  /** The payment method fee, in rupees. */
  fee?: number;
  /** The wallet pays as much as it can. */
  useWallet?: boolean;
};

/** The request body of an order. Its amounts are those on the screen; the server calculates its own and compares. */
export const toOrderBody = (attempt: Attempt): PlaceOrderInput => ({
  ...orderOf(attempt),
  ...(attempt.useWallet ? { useWallet: true } : {}),
  ...couponOf(attempt),
});

const couponOf = ({ coupon }: Attempt) =>
  coupon ? { couponCode: coupon.code, ...(coupon.bankOffer !== undefined && { bankOffer: coupon.bankOffer }) } : {};

const orderOf = ({ lines, totals, coupon, address, paymentMethod, fee = 0 }: Attempt): PlaceOrderInput => ({
  products: lines.map(({ productId, title, variant, quantity, unitPrice }) => ({
    productId,
    title,
    variant,
    quantity,
    price: unitPrice,
  })),
  ...orderFigures(
    lines.map(({ price, unitPrice, quantity }) => ({ quantity, price: unitPrice, mrp: price })),
    totals.shipping + fee - (coupon?.delivery ?? 0),
    coupon?.discount,
  ),
  paymentMethod,
  paymentStatus: "pending",
  orderStatus: "placed",
  shippingAddress: { ...address, country: address.country ?? "India" },
});
