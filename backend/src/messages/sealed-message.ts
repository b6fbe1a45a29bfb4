import { z } from "zod";
import { seal, unseal } from "../config/seal";

const messageSchema = z.object({
  subject: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  /** The mail as it should look; absent for what is only text. */
  html: z.string().optional(),
});

/** What a message says. `code` is the one-time code in it, or null. */
export type Message = z.infer<typeof messageSchema>;

const dataSchema = z.object({ sealed: z.string() });

/**
 * A message as the notification module's `data`. That module keeps what it is given for ever; sealed, a code in it
 * can be read by the provider that sends it and by nobody who reads the table.
 */
export const sealMessage = (message: Message): { sealed: string } => ({ sealed: seal(message) });

/** Opens a notification's `data`; only for the provider that sends it. */
export const openMessage = (data: unknown): Message => messageSchema.parse(unseal(dataSchema.parse(data).sealed));
