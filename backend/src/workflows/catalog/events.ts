/**
 * What workflows that write our own catalogue modules emit. Data: `{ product_ids: string[] }`, empty where no product
 * is concerned.
 */
export const catalogEvents = {
  /** A product's details or reviews changed. */
  productChanged: "catalog.product-changed",
  /** A banner or a category's details changed. */
  shopChanged: "catalog.shop-changed",
} as const;
