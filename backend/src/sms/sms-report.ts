import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { withoutDigits } from "./msg91";

/** What a provider tells of an SMS that it accepted: whether it reached the phone. `reason` is the provider's own. */
export type SmsReport = { id: string; outcome: "delivered" | "failed"; reason: string | null };

/** Longer ids are no provider's. */
const idSchema = z.string().min(1).max(100);

/**
 * Whether Twilio signed a report: HMAC-SHA1 with the account's token over the address and the sorted parameters, in
 * Base64. Constant time.
 *
 * Source: https://www.twilio.com/docs/usage/security#validating-requests
 */
export function isSignedByTwilio(
  authToken: string,
  { url, raw, signature }: { url: string; raw: Buffer; signature: string | undefined },
): boolean {
  const sorted = [...new URLSearchParams(raw.toString("utf8"))].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = `${url}${sorted.map(([name, value]) => `${name}${value}`).join("")}`;
  return isSame(createHmac("sha1", authToken).update(signed).digest("base64"), signature);
}

/** Whether a secret is the expected one. Constant time. */
export function isSame(expected: string, given: string | undefined): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given ?? "")];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const twilioSchema = z.object({
  MessageSid: idSchema,
  MessageStatus: z.enum(["delivered", "undelivered", "failed"]),
  ErrorCode: z.string().max(10).optional(),
});

/**
 * Twilio's status callback. @returns none for a status that is not the last, such as `sent`
 *
 * Source: https://www.twilio.com/docs/messaging/guides/track-outbound-message-status
 */
export function readTwilioReport(raw: Buffer): SmsReport[] {
  const read = twilioSchema.safeParse(Object.fromEntries(new URLSearchParams(raw.toString("utf8"))));
  if (!read.success) return [];
  const { MessageSid: id, MessageStatus: status, ErrorCode: code } = read.data;
  if (status === "delivered") return [{ id, outcome: "delivered", reason: null }];
  return [{ id, outcome: "failed", reason: code ? `${status}, error ${code}` : status }];
}

const textSchema = z.union([z.string(), z.number().transform(String)]).catch("");
const statusFields = { status: textSchema, desc: textSchema, failedReason: textSchema };
const statusSchema = z.object(statusFields);
const msg91Schema = z.union([
  // Version 3: one report of one SMS.
  z
    .object({ requestId: idSchema, ...statusFields })
    .transform((one) => [{ ...one, report: [statusSchema.parse(one)] }]),
  // Version 2: several requests, each with a report for each number.
  z.array(z.object({ requestId: idSchema, report: z.array(statusSchema).min(1) })).max(1000),
]);

/** MSG91's words for an SMS that is still on its way. */
const onTheWay = /^(?:submitted|sent|pending|queued|processing)$/i;

/**
 * MSG91's webhook: a form whose `data` is JSON (version 2), or JSON (version 3). The shop sends each SMS by a request of
 * its own, so a request has one number. @returns none for what is something else, or still on its way
 *
 * Source: https://msg91.com/help/webhooks/how-can-i-get-the-delivery-reports-on-my-webhook-url
 */
export function readMsg91Reports(raw: Buffer): SmsReport[] {
  const text = raw.toString("utf8");
  const read = msg91Schema.safeParse(jsonIn(/^\s*[[{]/.test(text) ? text : new URLSearchParams(text).get("data")));
  if (!read.success) return [];
  return read.data.flatMap(({ requestId: id, report: [told] }): SmsReport[] => {
    if (!told || onTheWay.test(told.desc)) return [];
    if (/^delivered$/i.test(told.desc) || told.status === "1") return [{ id, outcome: "delivered", reason: null }];
    const reason = told.failedReason || told.desc || (told.status && `status ${told.status}`);
    return reason ? [{ id, outcome: "failed", reason: withoutDigits(reason) }] : [];
  });
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
