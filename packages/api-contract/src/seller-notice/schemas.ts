import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { flagParam, idSchema, instantSchema } from "../values";

export const sellerNoticeKinds = [
  "order-placed",
  "order-cancelled",
  "return-requested",
  "low-stock",
  "product-approved",
  "product-rejected",
  "account-approved",
  "account-rejected",
  "account-suspended",
  "payout",
  "coupon-ended",
  "sale-ended",
] as const;
export type SellerNoticeKind = (typeof sellerNoticeKinds)[number];

export const sellerNoticeSchema = z.object({
  _id: idSchema,
  kind: z.enum(sellerNoticeKinds),
  title: z.string(),
  text: z.string(),
  /** A path below the portal's root, e.g. `/earnings`. */
  link: z.string(),
  createdAt: instantSchema,
  isRead: z.boolean(),
});
export type SellerNotice = z.infer<typeof sellerNoticeSchema>;

export const sellerNoticesQuerySchema = z.object({ ...pageParams, unread: flagParam.optional() });
export type SellerNoticesQuery = z.infer<typeof sellerNoticesQuerySchema>;

const unread = z.number().int().min(0).max(limits.maxUnread);

/** Newest first. `unread` is capped at `limits.maxUnread`. */
export const sellerNoticesAnswerSchema = answer({ notices: z.array(sellerNoticeSchema), unread, ...pageFields });

/** Without ids: all. */
export const readSellerNoticesBodySchema = z.object({ ids: z.array(idSchema).max(limits.maxPageSize).optional() });
export const sellerNoticesReadAnswerSchema = answer({ unread });
