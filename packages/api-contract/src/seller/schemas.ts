import { z } from "zod";
import { auditEntrySchema } from "../audit/schemas";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { fileLacks } from "../seller-business/completeness";
import { businessFileSchema, uncheckedChangesSchema } from "../seller-business/schemas";
import { idSchema, instantSchema } from "../values";
import { sellerMessages } from "./messages";
import { reasonedStates, sellerStates, sellerTypes } from "./words";

/** A seller's own account. */
export const sellerMeSchema = z.object({
  _id: idSchema,
  email: z.string(),
  /** Whether it was verified with a code. */
  emailVerified: z.boolean(),
  /** As `+91…`. */
  mobileNumber: z.string(),
  mobileVerified: z.boolean(),
  sellerType: z.enum(sellerTypes),
  gstNumber: z.string().nullable(),
  panNumber: z.string().nullable(),
  state: z.enum(sellerStates),
  /** Why it was rejected or suspended, as staff wrote it; empty otherwise. */
  reason: z.string(),
  /** When the seller requested a review of the business file; null without a request. */
  reviewAskedAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type SellerMe = z.infer<typeof sellerMeSchema>;

/** The same for the back office. */
export const sellerSchema = sellerMeSchema.extend({
  /** The name that shoppers read as "Sold by"; null until it is entered. */
  businessName: z.string().nullable(),
  /** Missing items of the business file. */
  lacks: z.array(z.enum(fileLacks)),
  /** Data changed since the approval, until staff mark it as checked. */
  uncheckedChanges: uncheckedChangesSchema,
  version: versionSchema,
});
export type Seller = z.infer<typeof sellerSchema>;

/** A seller with all details and staff's actions, newest first. */
export const sellerDetailSchema = sellerSchema.extend({
  ...businessFileSchema.shape,
  /** Whether the seller's login asks for an authenticator app's code. */
  hasAuthenticator: z.boolean(),
  history: z.array(auditEntrySchema.omit({ subject: true })),
});
export type SellerDetail = z.infer<typeof sellerDetailSchema>;
export const sellerDetailAnswerSchema = answer({ seller: sellerDetailSchema });

export const sellersQuerySchema = z.object({
  ...pageParams,
  /** Part of a business name, e-mail address, mobile number, GSTIN, PAN or id. */
  search: searchParam.optional(),
  state: z.enum(sellerStates).optional(),
});
export type SellersQuery = z.infer<typeof sellersQuerySchema>;

/** Newest first. `waiting` counts all sellers that await a decision. */
export const sellersAnswerSchema = answer({
  sellers: z.array(sellerSchema),
  waiting: z.number().int().min(0),
  ...pageFields,
});

export const reviewSellerBodySchema = z
  .object({
    state: z.enum(["approved", "rejected", "suspended"]),
    reason: z
      .string()
      .trim()
      .max(limits.maxBlockReasonLength, sellerMessages.reasonTooLong(limits.maxBlockReasonLength))
      .default(""),
    version: versionSchema.optional(),
  })
  .refine(({ state, reason }) => reason !== "" || !reasonedStates.includes(state), {
    path: ["reason"],
    message: sellerMessages.reasonRequired,
  });

export const sellerJudgedAnswerSchema = answer({ seller: sellerSchema }).extend({ message: z.string() });

/** `version` is the one that was read: later changes of the seller are not marked as checked. */
export const sellerChangesCheckedBodySchema = z.object({ version: versionSchema });

export const sellerAccountNumberAnswerSchema = answer({ number: z.string() });
