import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { flagParam, idSchema, instantSchema } from "../values";

export const noticeKinds = [
  "order-placed",
  "return-requested",
  "refund-to-pay",
  "low-stock",
  "low-review",
  "product-waiting",
  "seller-review",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeSchema = z.object({
  _id: idSchema,
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** A path below the back office's root, e.g. `/orderdetails?search=…`. */
  link: z.string(),
  createdAt: instantSchema,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticesQuerySchema = z.object({ ...pageParams, unread: flagParam.optional() });

/** Newest first, only those that the caller may see. `unread` is capped at `limits.maxUnread`. */
export const noticesAnswerSchema = answer({
  notices: z.array(noticeSchema),
  unread: z.number().int().min(0).max(limits.maxUnread),
  ...pageFields,
});

/** Without ids: all. */
export const readNoticesBodySchema = z.object({ ids: z.array(idSchema).max(limits.maxPageSize).optional() });
export const noticesReadAnswerSchema = answer({ unread: z.number().int().min(0).max(limits.maxUnread) });
