import { model } from "@medusajs/framework/utils";
import type { Attribute, Offer, ReturnPolicy, ShippingRule, SpecificationGroup } from "../details";

/**
 * What a product has besides the engine's own fields: one row a product. Pictures of a variant are the engine
 * variant's `metadata.images`, a list of addresses, so that they are made and deleted with the variant.
 */
export const ProductDetails = model.define("product_details", {
  id: model.id({ prefix: "prodd" }).primaryKey(),
  /** The engine's product. */
  product_id: model.text().unique(),
  brand: model.text().default(""),
  model_number: model.text().default(""),
  /** Code of the Harmonised System, 4 to 8 digits, for invoices. */
  hsn_code: model.text().default(""),
  /** Addresses. */
  videos: model.array().default([]),
  attributes: model.json<Attribute[]>().default([]),
  offers: model.json<Offer[]>().default([]),
  specifications: model.json<SpecificationGroup[]>().default([]),
  /** Null means that it ships free, everywhere. */
  shipping: model.json<ShippingRule>().nullable(),
  /** Null means that it can't be returned. */
  return_policy: model.json<ReturnPolicy>().nullable(),
  seo_title: model.text().default(""),
  seo_description: model.text().default(""),
  seo_keywords: model.array().default([]),
  og_title: model.text().default(""),
  og_description: model.text().default(""),
  og_image: model.text().default(""),
  canonical_url: model.text().default(""),
  is_featured: model.boolean().default(false),
  /** False: nothing of it can be bought, however many pieces there are. */
  in_stock: model.boolean().default(true),
});
