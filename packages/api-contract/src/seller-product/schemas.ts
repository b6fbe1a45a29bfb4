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

/** Fields that only the shop sets: a seller's values are ignored. */
const shopsOwnFields = ["isFeatured", "canonicalUrl"] as const;

/** The back office's body of the same call, without the shop's own fields. */
export const createSellerProductBodySchema = createProductBodySchema.transform(
  (body): CreateProductBody => ({ ...body, isFeatured: false, canonicalUrl: "" }),
);
export const updateSellerProductBodySchema = updateProductBodySchema.transform((body): UpdateProductBody => {
  const own = { ...body };
  for (const field of shopsOwnFields) delete own[field];
  return own;
});

/** Price and stock of a variant, or of a product without variants. Omitted fields stay unchanged. */
export const stockAndPriceBodySchema = z
  .object({
    variantId: idSchema.nullish().transform((id) => id ?? null),
    price: rupeesField.optional(),
    discountPrice: discountField.optional(),
    quantity: wholeField(productLimits.pieces).optional(),
    /** The value of `quantity` when it was read: pieces sold since then stay sold. */
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

/** As the back office's list; the token determines the seller. */
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

/** A seller's public data, with what the law requires to be disclosed about sellers. */
export const sellerPageSchema = soldBySchema.extend({
  /** Null if the seller has not entered them yet. */
  legalName: z.string().nullable(),
  address: z.string().nullable(),
  gstin: z.string().nullable(),
  /** Mean stars of all reviews of the seller's products, 0 without any. */
  rating: z.number().min(0).max(5),
  reviews: z.number().int().min(0),
  /** Number of products that shoppers see. */
  products: z.number().int().min(0),
  since: instantSchema,
});
export type SellerPage = z.infer<typeof sellerPageSchema>;
export const sellerPageAnswerSchema = answer({ seller: sellerPageSchema });
