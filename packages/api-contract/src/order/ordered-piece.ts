import { z } from "zod";
import { idSchema, rupeesSchema } from "../values";

/** A line of an order as lists of its parts and returns show it. `price`: what one piece was sold for. */
export const orderedPieceSchema = z.object({
  _id: idSchema,
  title: z.string(),
  image: z.string(),
  quantity: z.number().int().min(1),
  price: rupeesSchema,
});
