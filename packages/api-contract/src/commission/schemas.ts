import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { atMostTwoDecimals, flagParam, idSchema } from "../values";
import { commissionMessages } from "./messages";

/** A share of a sale, in percent, at most two decimals. */
export const commissionPercentSchema = z
  .number()
  .min(0)
  .max(limits.maxCommissionPercent)
  .refine(atMostTwoDecimals, commissionMessages.percentInvalid);

/** The own rate of a seller or category; `percent` is null if none is set. */
const ownRate = { percent: commissionPercentSchema.nullable(), version: versionSchema };

/** A category, followed by its sub-categories. */
export const categoryCommissionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** The category that a sub-category belongs to; null for a category. */
  parentId: idSchema.nullable(),
  ...ownRate,
});
export type CategoryCommission = z.infer<typeof categoryCommissionSchema>;

export const commissionAnswerSchema = answer({
  usualPercent: commissionPercentSchema,
  categories: z.array(categoryCommissionSchema),
});

export const sellerCommissionSchema = z.object({ _id: idSchema, name: z.string(), email: z.string(), ...ownRate });
export type SellerCommission = z.infer<typeof sellerCommissionSchema>;

export const sellerCommissionsQuerySchema = z.object({
  ...pageParams,
  /** Part of a name, e-mail address or id. */
  search: searchParam.optional(),
  /** Only those with their own rate. */
  own: flagParam.optional(),
});
export type SellerCommissionsQuery = z.infer<typeof sellerCommissionsQuerySchema>;

export const sellerCommissionsAnswerSchema = answer({ sellers: z.array(sellerCommissionSchema), ...pageFields });

/** Null removes the own rate. */
export const setCommissionBodySchema = z.object({
  percent: commissionPercentSchema.nullable(),
  version: versionSchema,
});
export const commissionSetAnswerSchema = answer({}).extend({ message: z.string() });
