import { z } from "zod";
import { answer } from "../envelope";

const channels = z.object({ bell: z.boolean().default(true), mail: z.boolean().default(true) });
const topic = channels.prefault({});

/** What a seller wants to be told of, by the portal's bell and by mail; who has not chosen is told all. */
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
