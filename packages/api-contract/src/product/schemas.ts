import { z } from "zod";
import { owners } from "../back-office/lists";
import { offerSchema, returnPolicySchema, shippingRuleSchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { sellerMarkSchema } from "../seller-product/seller-mark";
import { flagParam, idSchema, instantSchema, jsonField, rupeesSchema, wholeNumberParam } from "../values";
import {
  addressField,
  addressOrBlank,
  discountField,
  endOfOffer,
  flagField,
  listOf,
  measureOrZero,
  requiredText,
  rupeesField,
  rupeesOrZero,
  text,
  videoField,
  wholeField,
  wholeOr,
  wordsField,
} from "./fields";
import { productLimits as max, productDefaults } from "./limits";
import { productMessages } from "./messages";
import { productApprovals, productSorts, productStocks } from "./words";

const idField = z.string("must be an id").trim().max(200, "is too long");

/**
 * A variant in a request. With `_id` it updates an existing one, and omitted fields stay; without, it is a new one,
 * which requires a colour, a size and a SKU.
 */
export const variantInputSchema = z
  .object({
    _id: idField.nullish().transform((id) => id || undefined),
    color: text(max.word).optional(),
    size: text(max.word).optional(),
    sku: text(max.sku).optional(),
    price: rupeesField.optional(),
    discountPrice: discountField.optional(),
    quantity: wholeField(max.pieces).optional(),
    quantitySeen: wholeField(max.pieces).optional(),
    variantImages: listOf(addressField, max.variantPictures).optional(),
  })
  .superRefine((variant, context) => {
    checkDiscount(variant, context);
    if (variant._id !== undefined) return;
    const choice = (["color", "size", "sku"] as const).find((field) => !variant[field]);
    if (choice) context.addIssue({ code: "custom", message: productMessages.variantIncomplete, path: [choice] });
    for (const field of ["price", "quantity"] as const) {
      if (variant[field] === undefined) context.addIssue({ code: "custom", message: "is required", path: [field] });
    }
  });
export type VariantInput = z.output<typeof variantInputSchema>;

export const shippingInputSchema = z.object({
  /** Blank: the whole country. */
  serviceablePincodes: wordsField(
    z.string("must be text").regex(/^[1-9]\d{5}$/, "must be a pincode of six digits"),
    max.pincodes,
  ).default([]),
  deliveryCharge: rupeesOrZero,
  freeDeliveryAbove: rupeesOrZero,
  /** Grams. */
  weight: measureOrZero(max.grams),
  /** Centimetres. */
  dimensions: z
    .object({
      length: measureOrZero(max.centimetres),
      width: measureOrZero(max.centimetres),
      height: measureOrZero(max.centimetres),
    })
    .default(productDefaults.shipping.dimensions),
});

export const returnPolicyInputSchema = z.object({
  isReturnable: flagField.default(productDefaults.returnPolicy.isReturnable),
  returnDays: wholeOr(max.returnDays, productDefaults.returnPolicy.returnDays),
  warranty: text(max.line).default(""),
});

export const attributeInputSchema = z.object({
  _id: idField.nullish().transform((id) => id || undefined),
  key: requiredText(max.line),
  value: requiredText(max.text),
});

export const offerInputSchema = z.object({
  title: requiredText(max.line),
  description: requiredText(max.text),
  validTill: endOfOffer.optional().transform((end) => end ?? null),
});

export const specificationInputSchema = z.object({
  title: requiredText(max.line),
  details: z
    .array(z.object({ label: requiredText(max.line), value: requiredText(max.text) }), "must be a list")
    .max(max.specificationDetails, "has too many entries"),
});

const fields = {
  title: requiredText(max.title),
  brand: requiredText(max.line),
  modelNumber: text(max.line),
  /** Code of the Harmonised System for invoices, 4 to 8 digits; blank: none. */
  hsnCode: text(8).regex(/^(\d{4,8})?$/, "must be 4 to 8 digits"),
  tags: wordsField(text(max.word), max.tags),
  description: text(max.description),
  categoryId: requiredText(200),
  /** Null and blank: none. */
  subCategoryId: idField.nullable().transform((id) => id || null),
  /** MRP in rupees. If the product has variants, these three belong to the variants. */
  price: rupeesField,
  discountPrice: discountField,
  /** Sellable pieces, without those that open orders reserve. */
  quantity: wholeField(max.pieces),
  /** The value of `quantity` when it was read: pieces sold since then stay sold. Without it, `quantity` is set. */
  quantitySeen: wholeField(max.pieces).optional(),
  currency: text(10).refine((code) => code === "" || code.toUpperCase() === "INR", "must be INR"),
  /** If false, the product cannot be bought, whatever its stock. */
  inStock: flagField,
  shipping: jsonField(shippingInputSchema),
  returnPolicy: jsonField(returnPolicyInputSchema),
  /** All variants in the desired order: omitted ones are removed. */
  variants: listOf(variantInputSchema, max.variants),
  attributes: listOf(attributeInputSchema, max.attributes),
  offers: listOf(offerInputSchema, max.offers),
  specifications: listOf(specificationInputSchema, max.specifications),
  /**
   * URLs in the desired order: of the product's pictures, or returned by `/upload`. Files sent as `images` are
   * appended. To put a new picture elsewhere, upload it first and put its URL here.
   */
  existingImages: listOf(addressField, max.pictures),
  /** The same for videos, which may also be at any https URL. Files sent as `videos` are appended. */
  existingVideos: listOf(videoField, max.videos),
  seoTitle: text(max.line),
  ogTitle: text(max.line),
  seoDescription: text(max.text),
  ogDescription: text(max.text),
  seoKeywords: wordsField(text(100), max.keywords),
  canonicalUrl: addressOrBlank,
  ogImage: addressOrBlank,
  status: flagField,
  isFeatured: flagField,
};

type Checked = { price?: number | undefined; discountPrice?: number | null | undefined };
type Context = { addIssue(issue: { code: "custom"; message: string; path: PropertyKey[] }): void };

function checkDiscount({ price, discountPrice }: Checked, context: Context): void {
  if (price === undefined || !discountPrice || discountPrice <= price) return;
  context.addIssue({ code: "custom", message: "must not be more than price", path: ["discountPrice"] });
}

function checkVariants(variants: readonly VariantInput[] | undefined, context: Context): void {
  const seen = { choice: new Set<string>(), sku: new Set<string>(), id: new Set<string>() };
  for (const [place, variant] of (variants ?? []).entries()) {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", message, path: ["variants", place, field] });
    const { color, size, sku } = variant;
    const choice = color !== undefined && size !== undefined && `${color}\n${size}`.toLowerCase();
    if (choice && seen.choice.has(choice)) refuse("color", "and size are used by another variant");
    if (sku && seen.sku.has(sku)) refuse("sku", "is used by another variant");
    if (variant._id && seen.id.has(variant._id)) refuse("_id", "is listed twice");
    if (choice) seen.choice.add(choice);
    if (sku) seen.sku.add(sku);
    if (variant._id) seen.id.add(variant._id);
  }
}

function checkProduct(product: Checked & { variants?: VariantInput[] | undefined }, context: Context): void {
  checkDiscount(product, context);
  checkVariants(product.variants, context);
}

/** The files are sent beside these fields, as `images` and `videos`, several each. */
export const createProductBodySchema = z
  .object({
    ...fields,
    modelNumber: fields.modelNumber.default(""),
    hsnCode: fields.hsnCode.default(""),
    tags: fields.tags.default([]),
    description: fields.description.default(""),
    subCategoryId: fields.subCategoryId.default(null),
    discountPrice: fields.discountPrice.default(null),
    currency: fields.currency.default(productDefaults.currency),
    inStock: fields.inStock.default(productDefaults.inStock),
    shipping: fields.shipping.default(productDefaults.shipping),
    returnPolicy: fields.returnPolicy.default(productDefaults.returnPolicy),
    variants: fields.variants.default([]),
    attributes: fields.attributes.default([]),
    offers: fields.offers.default([]),
    specifications: fields.specifications.default([]),
    existingImages: fields.existingImages.default([]),
    existingVideos: fields.existingVideos.default([]),
    seoTitle: fields.seoTitle.default(""),
    ogTitle: fields.ogTitle.default(""),
    seoDescription: fields.seoDescription.default(""),
    ogDescription: fields.ogDescription.default(""),
    seoKeywords: fields.seoKeywords.default([]),
    canonicalUrl: fields.canonicalUrl.default(""),
    ogImage: fields.ogImage.default(""),
    status: fields.status.default(productDefaults.status),
    isFeatured: fields.isFeatured.default(productDefaults.isFeatured),
  })
  .superRefine(checkProduct);
export type CreateProductBody = z.output<typeof createProductBodySchema>;

/**
 * Omitted fields stay unchanged, so that a screen sends only changes and overwrites nothing else. `version` is the one
 * that was read: if the product has changed since, nothing is saved (409).
 */
export const updateProductBodySchema = z
  .object({ ...fields, version: z.string("must be text").min(1, "is required").max(100, "is too long") })
  .partial()
  .superRefine(checkProduct);
export type UpdateProductBody = z.output<typeof updateProductBodySchema>;

const titled = z.object({ _id: idSchema, title: z.string() });

/** Null if it sells at its price. */
const discountSchema = rupeesSchema.nullable();

export const managedVariantSchema = z.object({
  _id: idSchema,
  color: z.string(),
  size: z.string(),
  sku: z.string(),
  price: rupeesSchema,
  discountPrice: discountSchema,
  finalPrice: rupeesSchema,
  quantity: z.number().int().min(0),
  /** Pieces that open orders reserve, not included in `quantity`. */
  reserved: z.number().int().min(0),
  variantImages: z.array(z.string()),
});
export type ManagedVariant = z.infer<typeof managedVariantSchema>;

/** All editable data. If the product has variants, price and stock are those of its card in the shop. */
export const managedProductSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  brand: z.string(),
  modelNumber: z.string(),
  hsnCode: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  categoryId: titled.nullable(),
  subCategoryId: titled.nullable(),
  price: rupeesSchema,
  discountPrice: discountSchema,
  finalPrice: rupeesSchema,
  currency: z.literal("INR"),
  quantity: z.number().int().min(0),
  reserved: z.number().int().min(0),
  inStock: z.boolean(),
  shipping: shippingRuleSchema.omit({ cost: true }),
  returnPolicy: returnPolicySchema,
  variants: z.array(managedVariantSchema),
  attributes: z.array(z.object({ _id: idSchema, key: z.string(), value: z.string() })),
  offers: z.array(offerSchema),
  specifications: z.array(
    z.object({ title: z.string(), details: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  seoTitle: z.string(),
  ogTitle: z.string(),
  seoDescription: z.string(),
  ogDescription: z.string(),
  seoKeywords: z.array(z.string()),
  canonicalUrl: z.string(),
  ogImage: z.string(),
  status: z.boolean(),
  isFeatured: z.boolean(),
  /** Reviews of the product; 0 if there are none. */
  averageRating: z.number().min(0).max(5),
  totalReviews: z.number().int().min(0),
  /** The seller and staff's decision; null for the shop's own product. */
  seller: sellerMarkSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Opaque. It changes with every field here except stock and rating. */
  version: z.string(),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;

/** A product in the back office's list. */
export const managedRowSchema = managedProductSchema
  .pick({
    _id: true,
    title: true,
    slug: true,
    brand: true,
    modelNumber: true,
    categoryId: true,
    subCategoryId: true,
    price: true,
    discountPrice: true,
    finalPrice: true,
    quantity: true,
    inStock: true,
    status: true,
    isFeatured: true,
    createdAt: true,
    seller: true,
  })
  .extend({ image: z.string().nullable(), variantCount: z.number().int().min(0) });
export type ManagedRow = z.infer<typeof managedRowSchema>;

export const managedProductsQuerySchema = z.object({
  page: wholeNumberParam(1, 1_000_000).default(1),
  limit: wholeNumberParam(1, limits.maxPageSize).default(5),
  /** Part of a title, a brand, a SKU or a model number. */
  search: z.string().trim().max(limits.maxSearchTextLength).optional(),
  status: flagParam.optional(),
  /** `in`: in stock. `low`: low stock. `out`: nothing can be bought. */
  stock: z.enum(productStocks).optional(),
  categoryId: idSchema.optional(),
  subCategoryId: idSchema.optional(),
  featured: flagParam.optional(),
  /** Only products that the shop, or that sellers sell. */
  owner: z.enum(owners).optional(),
  /** Only sellers' products, by staff's decision. */
  approval: z.enum(productApprovals).optional(),
  sort: z.enum(productSorts).default("created"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type ManagedProductsQuery = z.output<typeof managedProductsQuerySchema>;

export const managedProductsAnswerSchema = answer({
  products: z.array(managedRowSchema),
  /** Number of matching products. */
  total: z.number().int().min(0),
  /** Number of all products. */
  managed: z.number().int().min(0),
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
});
export const managedProductAnswerSchema = answer({ product: managedProductSchema });
export const productSavedAnswerSchema = answer({ product: managedProductSchema }).extend({ message: z.string() });
export const productDeletedAnswerSchema = answer({}).extend({ message: z.string() });
