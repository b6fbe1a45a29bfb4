import { z } from "zod";
import { productCardSchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { flagParam, idSchema } from "../values";

export const wishlistAnswerSchema = answer({
  productIds: z.array(productCardSchema),
  total: z.number().int().min(0).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
});
/** `true` saves, `false` removes, absent toggles. */
export const wishlistQuerySchema = z.object({ status: flagParam.optional() });
export const wishlistBodySchema = z.object({ productId: idSchema, variantId: idSchema.nullish() });
export const wishlistedAnswerSchema = answer({ wishlisted: z.boolean(), productIds: z.array(idSchema) });
