import { z } from "zod";
import { answer } from "../envelope";
import { otpSchema } from "../login/schemas";
import { sellerMeSchema } from "../seller/schemas";

const channels = z.object({ bell: z.boolean().default(true), mail: z.boolean().default(true) });
const topic = channels.prefault({});

/** Which notifications a seller wants, as notices and by mail; the default is all. */
export const newsChoicesSchema = z.object({
  orders: topic,
  returns: topic,
  lowStock: topic,
  products: topic,
  payouts: topic,
});
export type NewsChoices = z.infer<typeof newsChoicesSchema>;

const chosen = z.object({ bell: z.boolean(), mail: z.boolean() });
export const saveNewsChoicesBodySchema = z.object({
  orders: chosen,
  returns: chosen,
  lowStock: chosen,
  products: chosen,
  payouts: chosen,
});

export const newsChoicesAnswerSchema = answer({ choices: newsChoicesSchema });
export const newsChoicesSavedAnswerSchema = newsChoicesAnswerSchema.extend({ message: z.string() });

/** One path, two uses: without `otp` a code is sent to the account's address or number, with it that is verified. */
export const verifySellerContactBodySchema = z.object({
  contact: z.enum(["email", "mobile"]),
  otp: otpSchema.optional(),
});
export type SellerContact = z.infer<typeof verifySellerContactBodySchema>["contact"];

export const sellerContactAnswerSchema = answer({ seller: sellerMeSchema }).extend({ message: z.string() });
