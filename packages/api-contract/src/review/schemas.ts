import { z } from "zod";
import { pageFields, searchParam, versionSchema } from "../back-office/lists";
import { pagedQuerySchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { flagField, flagParam, idSchema, instantSchema, wholeNumberField, wholeNumberParam } from "../values";
import { staffReviewMessages } from "./messages";

export const reviewSchema = z.object({
  _id: idSchema,
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  image: z.string().nullable(),
  createdAt: instantSchema,
  /** `email` is the part before the @ followed by `@hidden`: addresses never leave the server. */
  userId: z.object({ _id: idSchema, email: z.string().regex(/@hidden$/) }),
  /** The shop's answer. */
  answer: z.object({ text: z.string().min(1), createdAt: instantSchema }).nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewsAnswerSchema = answer({
  data: z.array(reviewSchema),
  total: z.number().int().min(0).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
});

/** The picture is sent beside these fields, as `image`. */
export const reviewBodySchema = z.object({
  productId: idSchema,
  orderId: idSchema,
  rating: wholeNumberField(1, 5),
  comment: z.string().trim().max(limits.maxReviewCommentLength).default(""),
});

export const reviewAddedAnswerSchema = answer({ review: reviewSchema });

/** A review for the back office: with product, order, and whether shoppers see it. */
export const staffReviewSchema = reviewSchema.extend({
  productId: z.object({ _id: idSchema, title: z.string(), image: z.string() }),
  orderId: idSchema,
  hidden: z.boolean(),
  version: z.string(),
});
export type StaffReview = z.infer<typeof staffReviewSchema>;

/** Newest first by default. */
export const staffReviewsQuerySchema = pagedQuerySchema.extend({
  /** Part of the comment, the reviewer's name or the product's title, case-insensitive. */
  search: searchParam.optional(),
  rating: wholeNumberParam(1, 5).optional(),
  hidden: flagParam.optional(),
  /** Whether the shop has answered. */
  answered: flagParam.optional(),
  sort: z.enum(["createdAt", "rating"]).optional(),
  order: z.enum(["asc", "desc"]).optional(),
});
export type StaffReviewsQuery = z.infer<typeof staffReviewsQuerySchema>;

export const staffReviewsAnswerSchema = answer({
  reviews: z.array(staffReviewSchema),
  ...pageFields,
});

/** Only sent fields are changed; a blank or null answer removes it. */
export const moderateReviewBodySchema = z
  .object({
    hidden: flagField.optional(),
    answer: z
      .string()
      .trim()
      .max(limits.maxReviewAnswerLength, staffReviewMessages.answerTooLong)
      .nullable()
      .transform((text) => text || null)
      .optional(),
    version: versionSchema.optional(),
  })
  .refine(
    ({ hidden, answer: text }) => hidden !== undefined || text !== undefined,
    staffReviewMessages.nothingToChange,
  );

export const moderatedReviewAnswerSchema = answer({ review: staffReviewSchema });
