/**
 * What workflows that write our own catalogue modules emit. Data: `{ product_ids: string[], seller_ids: string[] }`, left
 * out or empty where none is concerned.
 */
export const catalogEvents = {
  /** A product's details or reviews changed. */
  productChanged: "catalog.product-changed",
  /** A banner or a category's details changed. */
  shopChanged: "catalog.shop-changed",
  /** A seller's state or name changed: it concerns all of their products. */
  sellerChanged: "catalog.seller-changed",
} as const;
