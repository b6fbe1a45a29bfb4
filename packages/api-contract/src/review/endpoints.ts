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
    summary: "All reviews, hidden ones too, the newest first",
    query: staffReviewsQuerySchema,
    response: staffReviewsAnswerSchema,
  },
  moderateReview: {
    summary: "Hides or shows a review, or answers it for the shop",
    params: z.object({ id: idSchema }),
    body: moderateReviewBodySchema,
    response: moderatedReviewAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
