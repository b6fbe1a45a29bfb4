import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { discountField, rupeesField, wholeField } from "../product/fields";
import { productLimits } from "../product/limits";
import { productMessages } from "../product/messages";
import {
  type CreateProductBody,
  createProductBodySchema,
  managedProductSchema,
  managedProductsQuerySchema,
  type UpdateProductBody,
  updateProductBodySchema,
} from "../product/schemas";
import { idSchema, instantSchema } from "../values";
import { sellerProductMessages } from "./messages";
import { soldBySchema } from "./seller-mark";

/** What the shop decides of a product and its seller does not: what a seller sends of it is left out. */
const shopsOwnFields = ["isFeatured", "canonicalUrl"] as const;

/** The back office's body of the same call, without what is the shop's to say. */
export const createSellerProductBodySchema = createProductBodySchema.transform(
  (body): CreateProductBody => ({ ...body, isFeatured: false, canonicalUrl: "" }),
);
export const updateSellerProductBodySchema = updateProductBodySchema.transform((body): UpdateProductBody => {
  const own = { ...body };
  for (const field of shopsOwnFields) delete own[field];
  return own;
});

/** One variant's price and stock, or those of a product without variants. What is left out stays. */
export const stockAndPriceBodySchema = z
  .object({
    variantId: idSchema.nullish().transform((id) => id ?? null),
    price: rupeesField.optional(),
    discountPrice: discountField.optional(),
    quantity: wholeField(productLimits.pieces).optional(),
    /** What `quantity` was when it was changed: pieces that were sold since then stay sold. */
    quantitySeen: wholeField(productLimits.pieces).optional(),
  })
  .superRefine(({ price, discountPrice, quantity }, context) => {
    if (price === undefined && discountPrice === undefined && quantity === undefined) {
      context.addIssue({ code: "custom", path: [], message: sellerProductMessages.nothingToChange });
    }
    if (price !== undefined && discountPrice && discountPrice > price) {
      context.addIssue({ code: "custom", path: ["discountPrice"], message: productMessages.discountOverPrice });
    }
  });
export type StockAndPrice = z.output<typeof stockAndPriceBodySchema>;

/** As the back office's list; whose products they are is the caller's token's to say. */
export const sellerProductsQuerySchema = managedProductsQuerySchema.omit({ featured: true });

export const reviewProductBodySchema = z
  .object({
    state: z.enum(["approved", "rejected"]),
    reason: z.string().trim().max(limits.maxBlockReasonLength, "is too long").default(""),
    version: versionSchema.optional(),
  })
  .refine(({ state, reason }) => state === "approved" || reason !== "", {
    path: ["reason"],
    message: sellerProductMessages.reasonRequired,
  });

export const productJudgedAnswerSchema = answer({ product: managedProductSchema }).extend({ message: z.string() });

/** A seller as shoppers are told of, with what the law wants told of who sells. */
export const sellerPageSchema = soldBySchema.extend({
  /** Null where the seller has not given them yet. */
  legalName: z.string().nullable(),
  address: z.string().nullable(),
  gstin: z.string().nullable(),
  /** Mean stars of all reviews of the seller's products, 0 without any. */
  rating: z.number().min(0).max(5),
  reviews: z.number().int().min(0),
  /** Products that shoppers see. */
  products: z.number().int().min(0),
  since: instantSchema,
});
export type SellerPage = z.infer<typeof sellerPageSchema>;
export const sellerPageAnswerSchema = answer({ seller: sellerPageSchema });
