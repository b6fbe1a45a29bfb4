import { z } from "zod";
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
 * One of a product's variants as it is sent. With `_id` it is the one there is, and what is left out stays; without,
 * it is a new one, which needs a colour, a size and a SKU.
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
  /** MRP in rupees. Of a product with variants these three are the variants' own. */
  price: rupeesField,
  discountPrice: discountField,
  /** Pieces that can be sold, beside those that are kept for open orders. */
  quantity: wholeField(max.pieces),
  /** What `quantity` was when it was changed: pieces that were sold since then stay sold. Without it, `quantity` is set. */
  quantitySeen: wholeField(max.pieces).optional(),
  currency: text(10).refine((code) => code === "" || code.toUpperCase() === "INR", "must be INR"),
  /** Switched off, nothing of it can be bought, however many pieces there are. */
  inStock: flagField,
  shipping: jsonField(shippingInputSchema),
  returnPolicy: jsonField(returnPolicyInputSchema),
  /** All variants in the order wanted: who is not named is removed. */
  variants: listOf(variantInputSchema, max.variants),
  attributes: listOf(attributeInputSchema, max.attributes),
  offers: listOf(offerInputSchema, max.offers),
  specifications: listOf(specificationInputSchema, max.specifications),
  /**
   * Addresses in the order wanted: of pictures that the product has, or that `/upload` answered. Files that come as
   * `images` follow them. To put a new picture anywhere else, upload it first and name its address here.
   */
  existingImages: listOf(addressField, max.pictures),
  /** The same for videos, which may also be at any https address. Files that come as `videos` follow them. */
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

/** The files come beside these fields, as `images` and `videos`, several each. */
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
 * What is left out stays as it is, so that a screen sends what was changed and overwrites nothing else. `version` is
 * the one that was read: when the product has changed since, nothing is saved (409).
 */
export const updateProductBodySchema = z
  .object({ ...fields, version: z.string("must be text").min(1, "is required").max(100, "is too long") })
  .partial()
  .superRefine(checkProduct);
export type UpdateProductBody = z.output<typeof updateProductBodySchema>;

const titled = z.object({ _id: idSchema, title: z.string() });

/** Null where it sells at its price. */
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
  /** Pieces that are kept for open orders, besides. */
  reserved: z.number().int().min(0),
  variantImages: z.array(z.string()),
});
export type ManagedVariant = z.infer<typeof managedVariantSchema>;

/** All that the form edits. Of a product with variants, price and stock are those of the shop's card. */
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
  /** What shoppers said of it; 0 where nobody has. */
  averageRating: z.number().min(0).max(5),
  totalReviews: z.number().int().min(0),
  /** Who sells it and what staff think of it; null: the shop itself. */
  seller: sellerMarkSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Opaque. It changes with everything that is told here, but for stock and rating. */
  version: z.string(),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;

/** What the back office's list shows of a product. */
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
  /** `in`: some are left. `low`: a few are left. `out`: none can be bought. */
  stock: z.enum(productStocks).optional(),
  categoryId: idSchema.optional(),
  subCategoryId: idSchema.optional(),
  featured: flagParam.optional(),
  /** Sellers' products alone, by what staff have decided of them. */
  approval: z.enum(productApprovals).optional(),
  sort: z.enum(productSorts).default("created"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type ManagedProductsQuery = z.output<typeof managedProductsQuerySchema>;

export const managedProductsAnswerSchema = answer({
  products: z.array(managedRowSchema),
  /** Products that match. */
  total: z.number().int().min(0),
  /** Products that there are. */
  managed: z.number().int().min(0),
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
});
export const managedProductAnswerSchema = answer({ product: managedProductSchema });
export const productSavedAnswerSchema = answer({ product: managedProductSchema }).extend({ message: z.string() });
export const productDeletedAnswerSchema = answer({}).extend({ message: z.string() });
