import { labels } from "./labels";
import type { ProductValues } from "./values";

/** The fields with drafts of list entries. */
export const draftFields = ["newVariant", "newAttribute", "newOffer", "newVideo"] as const;

export type ProductField = Exclude<keyof ProductValues, (typeof draftFields)[number]>;

/** Fields that are compared and merged together in concurrent edits. */
export type Part = { id: string; label: string; fields: readonly ProductField[] };

const alone = (field: ProductField): Part => ({ id: field, label: labels[field], fields: [field] });

/** Every field of a product belongs to one part. */
export const parts: readonly Part[] = [
  alone("title"),
  alone("brand"),
  alone("modelNumber"),
  alone("hsnCode"),
  alone("tags"),
  alone("description"),
  { id: "category", label: "Category", fields: ["categoryId", "subCategoryId"] },
  { id: "price", label: "Price", fields: ["price", "discountPrice", "currency"] },
  { id: "stock", label: "Stock", fields: ["quantity", "inStock"] },
  alone("serviceablePincodes"),
  { id: "delivery", label: "Delivery Charge", fields: ["deliveryCharge", "freeDeliveryAbove"] },
  { id: "parcel", label: "Weight and dimensions", fields: ["weight", "length", "width", "height"] },
  { id: "returns", label: "Returns", fields: ["isReturnable", "returnDays"] },
  alone("warranty"),
  alone("variants"),
  alone("attributes"),
  alone("offers"),
  alone("specifications"),
  alone("images"),
  alone("videos"),
  alone("seoTitle"),
  alone("ogTitle"),
  alone("seoDescription"),
  alone("ogDescription"),
  alone("seoKeywords"),
  alone("canonicalUrl"),
  alone("ogImage"),
  alone("status"),
  alone("isFeatured"),
];
