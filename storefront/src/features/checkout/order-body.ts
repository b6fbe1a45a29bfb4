import { orderFigures } from "@haat/api-contract/order/figures";
import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { Totals } from "../cart/cart-totals";
import type { CheckoutLine } from "../cart/checkout-line";

type Attempt = {
  lines: readonly CheckoutLine[];
  totals: Totals;
  address: PlaceOrderInput["shippingAddress"];
  paymentMethod: PaymentMethod;
  /** Rupees that the way to pay adds. */
  fee?: number;
  /** The wallet pays what it can. */
  useWallet?: boolean;
};

/** The order as the API takes it. Amounts are what the screen showed: the server compares, and decides itself. */
export const toOrderBody = (attempt: Attempt): PlaceOrderInput => ({
  ...orderOf(attempt),
  ...(attempt.useWallet ? { useWallet: true } : {}),
});

const orderOf = ({ lines, totals, address, paymentMethod, fee = 0 }: Attempt): PlaceOrderInput => ({
  products: lines.map(({ productId, title, variant, quantity, unitPrice }) => ({
    productId,
    title,
    variant,
    quantity,
    price: unitPrice,
  })),
  ...orderFigures(
    lines.map(({ price, unitPrice, quantity }) => ({ quantity, price: unitPrice, mrp: price })),
    totals.shipping + fee,
  ),
  paymentMethod,
  paymentStatus: "pending",
  orderStatus: "placed",
  shippingAddress: { ...address, country: address.country ?? "India" },
});
