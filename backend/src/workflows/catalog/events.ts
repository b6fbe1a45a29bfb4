/**
 * Events emitted by workflows that write our own catalogue modules. Data: `{ product_ids: string[], seller_ids:
 * string[] }`, each omitted or empty if none are affected.
 */
export const catalogEvents = {
  /** A product's details or reviews changed. */
  productChanged: "catalog.product-changed",
  /** A banner or a category's details changed. */
  shopChanged: "catalog.shop-changed",
  /** A seller's state or name changed: affects all of their products. */
  sellerChanged: "catalog.seller-changed",
} as const;
