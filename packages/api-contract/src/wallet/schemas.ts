import { z } from "zod";
import { pageFields } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { atMostTwoDecimals, idSchema, instantSchema, rupeesSchema, wholeNumberParam } from "../values";
import { walletMessages } from "./messages";
import { walletReasons } from "./words";

export const walletQuerySchema = z.object({
  page: wholeNumberParam(1, 1_000_000).optional(),
  limit: wholeNumberParam(1, limits.maxPageSize).optional(),
});

/** One entry of the ledger. `amount` in rupees, negative for debits; `balance` is the one after it. */
export const walletEntrySchema = z.object({
  _id: idSchema,
  amount: z.number(),
  balance: rupeesSchema,
  reason: z.enum(walletReasons),
  /** The order that it belongs to; null if none. */
  orderId: idSchema.nullable(),
  orderNumber: z.number().int().nullable(),
  at: instantSchema,
});
export type WalletEntry = z.infer<typeof walletEntrySchema>;

export const walletAnswerSchema = answer({
  balance: rupeesSchema,
  /** Whether the wallet is currently accepted as payment. */
  isOn: z.boolean(),
  entries: z.array(walletEntrySchema),
  ...pageFields,
});

/**
 * What staff add to a customer's wallet. `amount` in rupees; the note is stored in the audit log, and never shown to
 * shoppers.
 */
export const creditWalletBodySchema = z.object({
  amount: z
    .number(walletMessages.amountInvalid)
    .min(0.01, walletMessages.amountTooSmall)
    .max(limits.maxWalletCredit, walletMessages.amountTooLarge)
    .refine(atMostTwoDecimals, walletMessages.amountInvalid),
  note: z
    .string(walletMessages.noteRequired)
    .trim()
    .min(1, walletMessages.noteRequired)
    .max(limits.maxWalletNoteLength, walletMessages.noteTooLong(limits.maxWalletNoteLength)),
});
export type CreditWalletInput = z.input<typeof creditWalletBodySchema>;
