import { z } from "zod";
import { idSchema, instantSchema, rupeesSchema } from "../values";

/**
 * A credit note for one of an order's invoices, by that invoice's number; `amount` is the credited amount, including
 * GST.
 */
export const creditNoteSchema = z.object({
  _id: idSchema,
  number: z.string(),
  at: instantSchema,
  amount: rupeesSchema,
  invoiceNumber: z.string(),
});
export type CreditNote = z.infer<typeof creditNoteSchema>;

/** An invoice of an order that was cancelled after it, and got a later one when it was shipped again. */
export const earlierInvoiceSchema = z.object({ _id: idSchema, number: z.string(), at: instantSchema });
export type EarlierInvoice = z.infer<typeof earlierInvoiceSchema>;

/** Which of an order's invoices; by default the valid one. */
export const invoiceQuerySchema = z.object({ invoice: idSchema.optional() });
