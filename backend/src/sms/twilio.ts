import { z } from "zod";
import { askProvider, jsonOf } from "./ask-provider";
import { SmsError, type SmsSender } from "./sms-sender";

/** Settings of Twilio. */
export type Twilio = {
  name: "twilio";
  url: string;
  accountSid: string;
  authToken: string;
  /** A number, a sender id, or a messaging service (`MG…`). */
  from: string;
  /** Where Twilio reports what became of an SMS; undefined: nowhere. */
  reportUrl?: string | undefined;
};

const sentSchema = z.object({ sid: z.string() });
const errorSchema = z.object({ code: z.number() });

/**
 * The receiver is not a valid number, or not a mobile phone.
 *
 * Source: https://www.twilio.com/docs/api/errors
 */
const unreachable = new Set([21211, 21614]);

/** Sends by Twilio. Source: https://www.twilio.com/docs/messaging/api/message-resource */
export function twilioSender({ name, url, accountSid, authToken, from, reportUrl }: Twilio): SmsSender {
  const sender: Record<string, string> = /^MG[\da-f]{32}$/i.test(from) ? { MessagingServiceSid: from } : { From: from };
  const callback: Record<string, string> = reportUrl ? { StatusCallback: reportUrl } : {};
  return {
    name,
    canSend: () => true,
    send: async ({ to, text }) => {
      const answer = await askProvider(name, `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: "POST",
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}` },
        body: new URLSearchParams({ To: to, Body: text, ...sender, ...callback }),
      });
      const sent = sentSchema.safeParse(jsonOf(answer));
      if (answer.status === 201 && sent.success) return sent.data.sid;
      const code = errorSchema.safeParse(jsonOf(answer)).data?.code;
      const told = code === undefined ? `answered ${answer.status}` : `error ${code}`;
      throw new SmsError(name, told, code !== undefined && unreachable.has(code) ? "final" : "refused");
    },
  };
}
