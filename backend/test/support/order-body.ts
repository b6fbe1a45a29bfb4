import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";

export const anAddress: PlaceOrderInput["shippingAddress"] = {
  name: "Asha Rao",
  mobile: "+91 98450 12345",
  address: "12 MG Road",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560001",
};

type Line = PlaceOrderInput["products"][number];

/** An order as sent by the checkout. `finalAmount` is what the screen showed. */
export const anOrder = (
  lines: Line | Line[],
  finalAmount: number,
  more: Partial<PlaceOrderInput> = {},
): PlaceOrderInput => ({
  products: [lines].flat(),
  finalAmount,
  totalAmount: finalAmount,
  discount: 0,
  paymentMethod: "cod",
  paymentStatus: "pending",
  orderStatus: "placed",
  shippingAddress: anAddress,
  ...more,
});
