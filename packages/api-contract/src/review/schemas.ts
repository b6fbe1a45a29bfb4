import { z } from "zod";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema, wholeNumberField } from "../values";

export const reviewSchema = z.object({
  _id: idSchema,
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  image: z.string().nullable(),
  createdAt: instantSchema,
  /** `email` is the part before the @ followed by `@hidden`: nobody's address leaves the server. */
  userId: z.object({ _id: idSchema, email: z.string().regex(/@hidden$/) }),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewsAnswerSchema = answer({
  data: z.array(reviewSchema),
  total: z.number().int().min(0).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
});

/** The picture comes beside these fields, as `image`. */
export const reviewBodySchema = z.object({
  productId: idSchema,
  orderId: idSchema,
  rating: wholeNumberField(1, 5),
  comment: z.string().trim().max(limits.reviewCommentMost).default(""),
});

export const reviewAddedAnswerSchema = answer({ review: reviewSchema });
