import type { CartItem } from "@haat/api-contract/cart/schemas";
import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";

/** A line passed to the checkout in the navigation's state. Money in rupees; `price` is the MRP. */
export type CheckoutLine = {
  id: string;
  productId: string;
  title: string;
  image: string;
  variant: { _id: string; color: string; size: string } | null;
  quantity: number;
  unitPrice: number;
  price: number;
  shipping: { deliveryCharge: number; freeDeliveryAbove: number };
};

/**
 * State of a navigation to /checkout. Without it the page redirects to the cart. `coupon`: what was applied in the cart.
 */
export type CheckoutState = { lines: CheckoutLine[]; coupon?: AppliedCoupon | null };

export const toCheckoutLine = (item: CartItem, quantity = item.quantity): CheckoutLine => ({
  id: item._id,
  productId: item.productId._id,
  title: item.productId.title,
  image: item.image,
  variant: item.variant,
  quantity,
  unitPrice: item.unitPrice,
  price: item.price,
  shipping: {
    deliveryCharge: item.productId.shipping.deliveryCharge,
    freeDeliveryAbove: item.productId.shipping.freeDeliveryAbove,
  },
});
