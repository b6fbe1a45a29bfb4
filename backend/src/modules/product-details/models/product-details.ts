import { model } from "@medusajs/framework/utils";
import type { Attribute, Offer, ReturnPolicy, ShippingRule, SpecificationGroup } from "../details";

/**
 * A product's data besides the engine's own fields: one row a product. A variant's images are the engine variant's
 * `metadata.images`, a list of URLs, so that they are created and deleted with the variant.
 */
export const ProductDetails = model.define("product_details", {
  id: model.id({ prefix: "prodd" }).primaryKey(),
  /** The engine's product. */
  product_id: model.text().unique(),
  brand: model.text().default(""),
  model_number: model.text().default(""),
  /** Harmonised System code, 4 to 8 digits, for invoices. */
  hsn_code: model.text().default(""),
  /** URLs. */
  videos: model.array().default([]),
  attributes: model.json<Attribute[]>().default([]),
  offers: model.json<Offer[]>().default([]),
  specifications: model.json<SpecificationGroup[]>().default([]),
  /** Null: free shipping everywhere. */
  shipping: model.json<ShippingRule>().nullable(),
  /** Null: not returnable. */
  return_policy: model.json<ReturnPolicy>().nullable(),
  seo_title: model.text().default(""),
  seo_description: model.text().default(""),
  seo_keywords: model.array().default([]),
  og_title: model.text().default(""),
  og_description: model.text().default(""),
  og_image: model.text().default(""),
  canonical_url: model.text().default(""),
  is_featured: model.boolean().default(false),
  /** False: not for sale, whatever its stock. */
  in_stock: model.boolean().default(true),
});
