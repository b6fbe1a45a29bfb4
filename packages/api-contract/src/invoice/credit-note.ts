import { z } from "zod";
import { idSchema, instantSchema, rupeesSchema } from "../values";

/** A credit note that answers an order's invoice; `amount` is what it takes back, GST contained. */
export const creditNoteSchema = z.object({
  _id: idSchema,
  number: z.string(),
  at: instantSchema,
  amount: rupeesSchema,
});
export type CreditNote = z.infer<typeof creditNoteSchema>;
