import { z } from "zod";
import { idSchema, rupeesSchema } from "../values";

/** An order line in lists of parcels and returns. `price`: the selling price of one piece. */
export const orderedPieceSchema = z.object({
  _id: idSchema,
  title: z.string(),
  image: z.string(),
  quantity: z.number().int().min(1),
  price: rupeesSchema,
});
