import { z } from "zod";
import { isSmsTemplate, type SmsTemplate } from "#sms/sms-texts";
import { seal, unseal } from "../config/seal";

const messageSchema = z.object({
  subject: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  /** The mail's HTML; absent for a text-only message. */
  html: z.string().optional(),
  /** What `text` was made of, if it is an SMS. */
  sms: z
    .object({ template: z.custom<SmsTemplate>(isSmsTemplate), values: z.record(z.string(), z.string()) })
    .optional(),
});

/** A message's content. `code` is the one-time code in it, or null. */
export type Message = z.infer<typeof messageSchema>;

const dataSchema = z.object({ sealed: z.string() });

/**
 * Encrypts a message as the notification module's `data`, which that module stores for ever: only the provider that
 * sends it can then read a code in it, and nobody who reads the table.
 */
export const sealMessage = (message: Message): { sealed: string } => ({ sealed: seal(message) });

/** Decrypts a notification's `data`; only for the provider that sends it. */
export const openMessage = (data: unknown): Message => messageSchema.parse(unseal(dataSchema.parse(data).sealed));
