import type { CheckoutLine } from "../cart/checkout-line";

/** A checkout line for tests: one kurta at ₹899 (MRP ₹1,199), with free delivery from ₹500. */
export const aLine = (parts: Partial<CheckoutLine> = {}): CheckoutLine => ({
  id: "line_01",
  productId: "prod_01",
  title: "Kesari Cotton Kurta",
  image: "",
  variant: null,
  quantity: 1,
  unitPrice: 899,
  price: 1199,
  shipping: { deliveryCharge: 49, freeDeliveryAbove: 500 },
  ...parts,
});
