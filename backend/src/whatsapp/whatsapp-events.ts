import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSame } from "#sms/sms-report";
import { notOnWhatsApp } from "./whatsapp-sender";

export const whatsAppStatuses = ["sent", "delivered", "read", "failed"] as const;

/** What became of a message. `reason` is Meta's error code, of a failure only. */
export type WhatsAppStatus = {
  id: string;
  status: (typeof whatsAppStatuses)[number];
  reason: string | null;
  /** The receiver's number, `+91` and ten digits, if WhatsApp can't reach it at all. */
  unreachable: string | null;
};

/** Somebody replied that they want no more messages. `mobile` is `+91` and ten digits. */
export type WhatsAppStop = { mobile: string; at: Date };

export type WhatsAppEvents = { statuses: WhatsAppStatus[]; stops: WhatsAppStop[] };

/**
 * Whether Meta signed an event: HMAC-SHA256 with the app's secret over the body's bytes, in hexadecimal. Constant time.
 *
 * Source: https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads
 */
export const isSignedByMeta = (
  appSecret: string,
  { raw, signature }: { raw: Buffer; signature: string | undefined },
): boolean => isSame(`sha256=${createHmac("sha256", appSecret).update(raw).digest("hex")}`, signature);

const numberSchema = z.string().regex(/^91[6-9]\d{9}$/);
const idSchema = z.string().min(1).max(200);

const statusSchema = z.object({
  id: idSchema,
  status: z.enum(whatsAppStatuses),
  recipient_id: numberSchema.optional().catch(undefined),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});

const messageSchema = z.object({
  from: numberSchema,
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional(),
  /** A button of a template was pressed. */
  button: z.object({ text: z.string() }).optional(),
});

const eventSchema = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).default([]),
            messages: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
});

const isStop = (text: string): boolean => /^\s*stop[\s.!]*$/i.test(text);

function readStatus(given: unknown): WhatsAppStatus[] {
  const read = statusSchema.safeParse(given);
  if (!read.success) return [];
  const { id, status, errors = [], recipient_id: number } = read.data;
  const code = status === "failed" ? errors[0]?.code : undefined;
  const unreachable = code === notOnWhatsApp && number ? `+${number}` : null;
  return [{ id, status, reason: code === undefined ? null : `error ${code}`, unreachable }];
}

function readStop(given: unknown): WhatsAppStop[] {
  const read = messageSchema.safeParse(given);
  if (!read.success) return [];
  const { from, timestamp, text, button } = read.data;
  const isOne = isStop(text?.body ?? button?.text ?? "");
  return isOne ? [{ mobile: `+${from}`, at: new Date(Number(timestamp) * 1000) }] : [];
}

/**
 * Meta's webhook, field `messages`: statuses of what the shop sent, and replies. Of what is neither, or about another
 * number of the same app, nothing is returned.
 *
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components
 */
export function readWhatsAppEvents(raw: Buffer, phoneNumberId: string): WhatsAppEvents {
  const read = eventSchema.safeParse(jsonIn(raw));
  if (!read.success) return { statuses: [], stops: [] };
  const values = read.data.entry
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata?.phone_number_id === phoneNumberId);
  return {
    statuses: values.flatMap(({ statuses }) => statuses.flatMap(readStatus)),
    stops: values.flatMap(({ messages }) => messages.flatMap(readStop)),
  };
}

function jsonIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
