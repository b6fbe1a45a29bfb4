import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  moderatedReviewAnswerSchema,
  moderateReviewBodySchema,
  staffReviewsAnswerSchema,
  staffReviewsQuerySchema,
} from "./schemas";

export const reviewEndpoints = {
  listStaffReviews: {
    summary: "Lists all reviews, including hidden ones, newest first",
    query: staffReviewsQuerySchema,
    response: staffReviewsAnswerSchema,
  },
  moderateReview: {
    summary: "Hides or shows a review, or replies to it",
    params: z.object({ id: idSchema }),
    body: moderateReviewBodySchema,
    response: moderatedReviewAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
