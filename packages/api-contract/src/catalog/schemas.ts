import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { soldBySchema } from "../seller-product/seller-mark";
import { flagParam, idSchema, instantSchema, rupeesParam, rupeesSchema, wholeNumberParam } from "../values";

const titled = z.object({ _id: idSchema, title: z.string() });

export const categorySchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** Stable slug for URLs, e.g. `home-living`. */
  handle: z.string(),
  image: z.string(),
  status: z.boolean(),
  createdAt: instantSchema,
  /**
   * The row's current version, for callers who may see inactive rows: sent back with a change, it prevents overwriting
   * a concurrent one.
   */
  version: z.string().optional(),
});
export type Category = z.infer<typeof categorySchema>;

export const subCategorySchema = z.object({
  _id: idSchema,
  title: z.string(),
  handle: z.string(),
  image: z.string(),
  heading: z.string(),
  fromStartPrice: rupeesSchema,
  categoryId: titled,
  status: z.boolean(),
  showOnHomePage: z.boolean(),
  createdAt: instantSchema,
  /**
   * The row's current version, for callers who may see inactive rows: sent back with a change, it prevents overwriting
   * a concurrent one.
   */
  version: z.string().optional(),
});
export type SubCategory = z.infer<typeof subCategorySchema>;

/** Who sees a banner: `guests` have not logged in, `customers` have. */
export const bannerAudiences = ["everyone", "guests", "customers"] as const;
export type BannerAudience = (typeof bannerAudiences)[number];

export const bannerSchema = z.object({
  _id: idSchema,
  title: z.string(),
  image: z.string(),
  link: z.string(),
  order: z.number(),
  status: z.boolean(),
  /** Shoppers see it from then on, and until then; null: at any time. */
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  /** The storefront leaves out those that are for others. */
  audience: z.enum(bannerAudiences),
  createdAt: instantSchema,
  /**
   * The row's current version, for callers who may see inactive rows: sent back with a change, it prevents overwriting
   * a concurrent one.
   */
  version: z.string().optional(),
});
export type Banner = z.infer<typeof bannerSchema>;

export const variantSchema = z.object({
  _id: idSchema,
  color: z.string(),
  size: z.string(),
  sku: z.string(),
  /** MRP, in rupees. */
  price: rupeesSchema,
  /** Selling price in rupees; equals `price` without a discount. */
  discountPrice: rupeesSchema,
  finalPrice: rupeesSchema,
  discountPercentage: z.number().min(0).max(100),
  quantity: z.number().int().min(0),
  variantImages: z.array(z.string()),
});
export type Variant = z.infer<typeof variantSchema>;

export const offerSchema = z.object({
  title: z.string(),
  description: z.string(),
  validTill: instantSchema.nullable(),
});

export const shippingRuleSchema = z.object({
  serviceablePincodes: z.array(z.string()),
  /** Per piece, in rupees. `cost` is the same amount under the storefront's other name. */
  deliveryCharge: rupeesSchema,
  cost: rupeesSchema,
  /** Lines from this amount in rupees ship free; 0 means every line does. */
  freeDeliveryAbove: rupeesSchema,
  /** Grams. */
  weight: z.number().min(0),
  /** Centimetres. */
  dimensions: z.object({ length: z.number(), width: z.number(), height: z.number() }),
});

export const returnPolicySchema = z.object({
  isReturnable: z.boolean(),
  returnDays: z.number().int().min(0),
  warranty: z.string(),
});

/** Product data for lists, grids, search and the cart. Price and stock are those of the whole product. */
export const productCardSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  brand: z.string(),
  images: z.array(z.string()),
  /** MRP of the cheapest variant, in rupees. */
  price: rupeesSchema,
  discountPrice: rupeesSchema,
  finalPrice: rupeesSchema,
  discountPercent: z.number().min(0).max(100),
  discountPercentage: z.number().min(0).max(100),
  quantity: z.number().int().min(0),
  inStock: z.boolean(),
  currency: z.literal("INR"),
  averageRating: z.number().min(0).max(5),
  totalReviews: z.number().int().min(0),
  /** Contains at most the calling shopper's id. */
  wishlist: z.array(idSchema),
  tags: z.array(z.string()),
  offers: z.array(offerSchema),
  /** Empty for a product without colours and sizes. */
  variants: z.array(variantSchema.omit({ variantImages: true, sku: true })),
  shipping: shippingRuleSchema.pick({ deliveryCharge: true, cost: true, freeDeliveryAbove: true }),
  categoryId: titled.nullable(),
  subCategoryId: titled.nullable(),
  status: z.boolean(),
  isFeatured: z.boolean(),
  /** The seller; null for the shop itself. */
  seller: soldBySchema.nullable(),
  createdAt: instantSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const productSchema = productCardSchema.extend({
  modelNumber: z.string(),
  description: z.string(),
  videos: z.array(z.string()),
  ogImage: z.string(),
  variants: z.array(variantSchema),
  attributes: z.array(z.object({ _id: idSchema, key: z.string(), value: z.string() })),
  specifications: z.array(
    z.object({ title: z.string(), details: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  shipping: shippingRuleSchema,
  returnPolicy: returnPolicySchema,
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.array(z.string()),
  ogTitle: z.string(),
  ogDescription: z.string(),
  canonicalUrl: z.string(),
  /** When its price stops: a sale ends. Null if it does not. */
  saleEndsAt: instantSchema.nullable().optional(),
  updatedAt: instantSchema,
});
export type Product = z.infer<typeof productSchema>;

export const sortOrders = ["relevance", "price-asc", "price-desc", "rating-desc"] as const;
export const sortSchema = z.enum(sortOrders);
export type SortOrder = z.infer<typeof sortSchema>;

const oneOrMany = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .pipe(z.array(z.string().min(1).max(100)).max(50));

/** Query of a product list. Without any of these the response is the whole list, newest first. */
export const listQuerySchema = z.object({
  page: wholeNumberParam(1, 1_000_000).optional(),
  limit: wholeNumberParam(1, limits.maxPageSize).optional(),
  sort: sortSchema.optional(),
  brand: oneOrMany.optional(),
  minPrice: rupeesParam.optional(),
  maxPrice: rupeesParam.optional(),
  rating: wholeNumberParam(1, 5).optional(),
  inStock: flagParam.optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

const searchText = z.string().max(limits.maxSearchTextLength);

/**
 * `GET /products`: the same, for one sub-category, one seller or all products. With `search` the response is always a
 * page with facets, of the active products that match the text. For `relevance`, the default, the best match comes
 * first. Blank text matches nothing, but a price alone in words ("under 500") matches everything in that range.
 */
export const productsQuerySchema = listQuerySchema.extend({
  status: flagParam.optional(),
  subCategoryId: idSchema.optional(),
  /** Products of one seller; takes precedence over `subCategoryId`. */
  seller: idSchema.optional(),
  /** Products of the collection with this slug; takes precedence over the others. Not searched. */
  collection: z.string().max(limits.maxSlugLength).optional(),
  search: searchText.optional(),
});

export const facetsSchema = z.object({
  brands: z.array(z.object({ name: z.string(), count: z.number().int().min(0) })),
  /** Lowest selling price rounded down and highest rounded up, in rupees. */
  price: z.object({ min: z.number().min(0), max: z.number().min(0) }),
  /** Number of products with at least that many stars, for 4, 3, 2 and 1. */
  ratings: z.array(z.object({ stars: z.number().int().min(1).max(5), count: z.number().int().min(0) })),
});
export type Facets = z.infer<typeof facetsSchema>;

/** How a search was interpreted, if not literally. */
export const understoodSchema = z.object({
  /** The corrected text that the results are for, if nothing matches the typed one. */
  shownFor: z.string().nullable(),
  /**
   * A price range named in the text, in rupees, and `rest`, the text without it. Also null if the query has a price
   * filter of its own.
   */
  price: z
    .object({ minPrice: rupeesSchema.nullable(), maxPrice: rupeesSchema.nullable(), rest: z.string() })
    .nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

const paged = {
  total: z.number().int().min(0).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
};

export const productListAnswerSchema = answer({
  products: z.array(productCardSchema),
  facets: facetsSchema.optional(),
  /** Searches only. */
  understood: understoodSchema.optional(),
  ...paged,
});
export type ProductList = z.infer<typeof productListAnswerSchema>;

export const pagedQuerySchema = z.object({
  page: wholeNumberParam(1, 1_000_000).optional(),
  limit: wholeNumberParam(1, limits.maxPageSize).optional(),
});

export const categoriesAnswerSchema = answer({ data: z.array(categorySchema), ...paged });
export const subCategoriesAnswerSchema = answer({
  status: z.literal(true),
  data: z.array(subCategorySchema),
  ...paged,
});
export const bannersAnswerSchema = answer({ banners: z.array(bannerSchema), ...paged });
/** The lowest and the highest price of a product in the last `limits.recentPriceDays`, in rupees. */
export const recentPricesSchema = z.object({ lowest: rupeesSchema, highest: rupeesSchema });
export type RecentPrices = z.infer<typeof recentPricesSchema>;
export const productAnswerSchema = answer({ product: productSchema, recentPrices: recentPricesSchema.optional() });
export const variantQuerySchema = z.object({
  color: z.string().max(100).optional(),
  size: z.string().max(100).optional(),
});
export const variantAnswerSchema = answer({ variant: variantSchema });
export const searchQuerySchema = z.object({ search: searchText.optional() });
export const titleAnswerSchema = answer({ title: z.string() });
