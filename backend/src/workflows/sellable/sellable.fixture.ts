import type { Sellable } from "./sellable";

/** For tests: one variant of a product without a choice, ₹100 (MRP ₹120), 10 in stock, delivered free everywhere. */
export const aSellable = (wish: Partial<Sellable> = {}): Sellable => ({
  productId: "product",
  variantId: "variant",
  sellerId: null,
  title: "Lamp",
  slug: "lamp",
  variantTitle: "Default",
  sku: null,
  color: "",
  size: "",
  hasChoice: false,
  active: true,
  mrp: 120,
  price: 100,
  stock: 10,
  image: "",
  deliveryCharge: 0,
  freeDeliveryAbove: 0,
  serviceablePincodes: [],
  levels: [],
  ...wish,
});
