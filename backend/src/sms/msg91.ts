import { z } from "zod";
import { askProvider, jsonOf } from "./ask-provider";
import { SmsError, type SmsSender } from "./sms-sender";
import type { SmsTemplate } from "./sms-texts";

/** Settings of MSG91, an Indian provider. */
export type Msg91 = {
  name: "msg91";
  url: string;
  authKey: string;
  /** The secret in the address that reports are sent to; undefined: none are accepted. */
  webhookSecret?: string | undefined;
  /** MSG91's template ids. */
  templates: Partial<Record<SmsTemplate, string>>;
};

const answerSchema = z.object({ type: z.string(), message: z.string() });

/**
 * Sends by MSG91's flow API, which fills in templates that were registered there.
 *
 * Source: https://docs.msg91.com/sms/send-sms (POST /api/v5/flow).
 */
export function msg91Sender({ name, url, authKey, templates }: Msg91): SmsSender {
  return {
    name,
    canSend: (template) => templates[template] !== undefined,
    send: async ({ to, template, values }) => {
      const answer = await askProvider(name, `${url}/api/v5/flow`, {
        method: "POST",
        headers: { authkey: authKey, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({
          template_id: templates[template],
          short_url: "0",
          recipients: [{ ...values, mobiles: to.slice(1) }],
        }),
      });
      const told = answerSchema.safeParse(jsonOf(answer));
      // Errors come with status 200, too.
      if (answer.status === 200 && told.data?.type === "success") return told.data.message;
      throw new SmsError(name, told.data ? withoutDigits(told.data.message) : `answered ${answer.status}`);
    },
  };
}

/** An error text may repeat the receiver's number, or a code. */
export const withoutDigits = (text: string) => text.replace(/\d{4,}/g, "…").slice(0, 200);
