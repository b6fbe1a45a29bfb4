import type { ProductValues } from "./values";

/** The fields that hold what is still to be added to a list. */
export const draftFields = ["newVariant", "newAttribute", "newOffer"] as const;

export type ProductField = Exclude<keyof ProductValues, (typeof draftFields)[number]>;

/** What is changed, kept or taken over together when two people edit the product at once. */
export type Part = { id: string; label: string; fields: readonly ProductField[] };

const alone = (field: ProductField, label: string): Part => ({ id: field, label, fields: [field] });

/** Every field of a product stands in one part. */
export const parts: readonly Part[] = [
  alone("title", "Title"),
  alone("brand", "Brand"),
  alone("modelNumber", "Model Number"),
  alone("tags", "Tags"),
  alone("description", "Description"),
  { id: "category", label: "Category", fields: ["categoryId", "subCategoryId"] },
  { id: "price", label: "Price", fields: ["price", "discountPrice", "currency"] },
  { id: "stock", label: "Stock", fields: ["quantity", "inStock"] },
  alone("serviceablePincodes", "Serviceable Pincodes"),
  { id: "delivery", label: "Delivery Charge", fields: ["deliveryCharge", "freeDeliveryAbove"] },
  { id: "parcel", label: "Weight and Dimensions", fields: ["weight", "length", "width", "height"] },
  { id: "returns", label: "Returns", fields: ["isReturnable", "returnDays"] },
  alone("warranty", "Warranty"),
  alone("variants", "Variants"),
  alone("attributes", "Attributes"),
  alone("offers", "Offers"),
  alone("specifications", "Specifications"),
  alone("images", "Product Images"),
  alone("videos", "Videos"),
  alone("seoTitle", "SEO Title"),
  alone("ogTitle", "OG Title"),
  alone("seoDescription", "SEO Description"),
  alone("ogDescription", "OG Description"),
  alone("seoKeywords", "SEO Keywords"),
  alone("canonicalUrl", "Canonical URL"),
  alone("ogImage", "OG Image URL"),
  alone("status", "Status"),
  alone("isFeatured", "Feature on Home"),
];
