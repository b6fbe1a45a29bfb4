import type { Endpoint } from "../call";
import {
  readSellerNoticesBodySchema,
  sellerNoticesAnswerSchema,
  sellerNoticesQuerySchema,
  sellerNoticesReadAnswerSchema,
} from "./schemas";

export const sellerNoticeEndpoints = {
  listSellerNotices: {
    summary: "Lists the seller's notifications, newest first",
    query: sellerNoticesQuerySchema,
    response: sellerNoticesAnswerSchema,
  },
  readSellerNotices: {
    summary: "Marks the given notifications, or all of them, as read",
    body: readSellerNoticesBodySchema,
    response: sellerNoticesReadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
