import { z } from "zod";
import { idSchema, instantSchema, rupeesSchema } from "../values";

/** A credit note that answers an order's invoice, by that invoice's number; `amount` is what it takes back, GST contained. */
export const creditNoteSchema = z.object({
  _id: idSchema,
  number: z.string(),
  at: instantSchema,
  amount: rupeesSchema,
  invoiceNumber: z.string(),
});
export type CreditNote = z.infer<typeof creditNoteSchema>;

/** An invoice of an order that was cancelled after it, and has a later one since it left anew. */
export const earlierInvoiceSchema = z.object({ _id: idSchema, number: z.string(), at: instantSchema });
export type EarlierInvoice = z.infer<typeof earlierInvoiceSchema>;

/** Which of an order's invoices; none: the one that is valid now. */
export const invoiceQuerySchema = z.object({ invoice: idSchema.optional() });
