import type { Endpoint } from "../call";
import {
  readSellerNoticesBodySchema,
  sellerNoticesAnswerSchema,
  sellerNoticesQuerySchema,
  sellerNoticesReadAnswerSchema,
} from "./schemas";

export const sellerNoticeEndpoints = {
  listSellerNotices: {
    summary: "What has happened to the seller's orders, products and account, newest first",
    query: sellerNoticesQuerySchema,
    response: sellerNoticesAnswerSchema,
  },
  readSellerNotices: {
    summary: "Marks the seller's notifications as read: those named, or all",
    body: readSellerNoticesBodySchema,
    response: sellerNoticesReadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
