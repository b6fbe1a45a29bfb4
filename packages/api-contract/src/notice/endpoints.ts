import type { Endpoint } from "../endpoint";
import { noticesAnswerSchema, noticesQuerySchema, noticesReadAnswerSchema, readNoticesBodySchema } from "./schemas";

export const noticeEndpoints = {
  listNotices: {
    summary: "What has happened in the shop, newest first, of what the caller may see",
    query: noticesQuerySchema,
    response: noticesAnswerSchema,
  },
  readNotices: {
    summary: "Marks notifications as read by the caller: those named, or all",
    body: readNoticesBodySchema,
    response: noticesReadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
