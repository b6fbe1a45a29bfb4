import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { sellerMessages } from "./messages";
import { reasonedStates, sellerStates, sellerTypes } from "./words";

/** A seller's account, as the seller reads it. */
export const sellerMeSchema = z.object({
  _id: idSchema,
  email: z.string(),
  /** As `+91…`. */
  mobileNumber: z.string(),
  sellerType: z.enum(sellerTypes),
  gstNumber: z.string().nullable(),
  panNumber: z.string().nullable(),
  state: z.enum(sellerStates),
  /** Why it was rejected or suspended, in staff's words; empty otherwise. */
  reason: z.string(),
  createdAt: instantSchema,
});
export type SellerMe = z.infer<typeof sellerMeSchema>;

/** The same for the back office. */
export const sellerSchema = sellerMeSchema.extend({ version: versionSchema });
export type Seller = z.infer<typeof sellerSchema>;

export const sellersQuerySchema = z.object({
  ...pageParams,
  /** Part of an e-mail address, mobile number, GSTIN, PAN or id. */
  search: searchParam.optional(),
  state: z.enum(sellerStates).optional(),
});
export type SellersQuery = z.infer<typeof sellersQuerySchema>;

/** Newest first. `waiting` counts all who wait to be judged. */
export const sellersAnswerSchema = answer({
  sellers: z.array(sellerSchema),
  waiting: z.number().int().min(0),
  ...pageFields,
});

export const judgeSellerBodySchema = z
  .object({
    state: z.enum(["approved", "rejected", "suspended"]),
    reason: z
      .string()
      .trim()
      .max(limits.blockReasonMost, sellerMessages.reasonTooLong(limits.blockReasonMost))
      .default(""),
    version: versionSchema.optional(),
  })
  .refine(({ state, reason }) => reason !== "" || !reasonedStates.includes(state), {
    path: ["reason"],
    message: sellerMessages.reasonRequired,
  });

export const sellerJudgedAnswerSchema = answer({ seller: sellerSchema }).extend({ message: z.string() });
