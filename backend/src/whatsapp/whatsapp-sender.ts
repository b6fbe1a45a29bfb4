import { z } from "zod";
import { askProvider, jsonOf, type ProviderAnswer } from "#sms/ask-provider";
import { type OutgoingSms, SmsError, type SmsFailure } from "#sms/sms-sender";
import type { SmsTemplate } from "#sms/sms-texts";
import { isOrderNews, whatsAppValues } from "./whatsapp-texts";

/** What every call to Meta needs. */
type Access = Pick<WhatsApp, "url" | "phoneNumberId" | "accessToken">;

/** Settings of a number at Meta's WhatsApp Cloud API. */
export type WhatsApp = {
  url: string;
  /** Meta's id of the number that messages come from. */
  phoneNumberId: string;
  accessToken: string;
  /** Signs events. */
  appSecret: string;
  /** Meta repeats it when it confirms the webhook's address. */
  verifyToken: string;
  /** The names of the templates that are registered in English. */
  templates: Partial<Record<SmsTemplate, string>>;
};

/**
 * Why WhatsApp did not accept a message. `not-on-whatsapp`: it can't reach this number at all; `later`: it asks for
 * patience; the others as of SMS.
 */
export type WhatsAppFailure = Exclude<SmsFailure, "final"> | "not-on-whatsapp" | "later";

/** WhatsApp did not accept a message. Its message may be logged: it has nothing of the message or its receiver. */
export class WhatsAppError extends Error {
  override name = "WhatsAppError";

  constructor(
    readonly reason: string,
    readonly kind: WhatsAppFailure,
  ) {
    super(`WhatsApp: ${reason}`);
  }

  /** Whether the same message may be accepted some time later. */
  get isPassing(): boolean {
    return this.kind === "later" || this.kind === "unanswered" || this.kind === "unreachable";
  }
}

/** Supported for two years after the next version. Source: https://developers.facebook.com/docs/graph-api/changelog */
const version = "v24.0";

/** In webhooks too. The number is not on WhatsApp, or can't get this message. */
export const notOnWhatsApp = 131026;

/**
 * Limits of the app, the business account, the number, and the pair of numbers; a service that is down.
 *
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const passing = new Set([2, 4, 80007, 130429, 131016, 131056]);

const errorSchema = z.object({ error: z.object({ code: z.number() }) });

/** Without Meta's words: they may repeat the token, or the number. */
function failureOf(answer: ProviderAnswer): WhatsAppError {
  const code = errorSchema.safeParse(jsonOf(answer)).data?.error.code;
  return new WhatsAppError(
    code === undefined ? `answered ${answer.status}` : `error ${code}`,
    kindOf(answer.status, code),
  );
}

/** @param path below the number's own address. */
const ask = (
  { url, phoneNumberId, accessToken }: Access,
  path: string,
  init: { method?: string; body?: string } = {},
) =>
  askProvider("whatsapp", `${url}/${version}/${phoneNumberId}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
  }).catch((error: unknown) => {
    if (!(error instanceof SmsError) || error.kind === "final") throw error;
    throw new WhatsAppError(error.reason, error.kind);
  });

const numberSchema = z.object({ display_phone_number: z.string(), quality_rating: z.string().optional() });

/** What Meta says of the shop's number. `isPoor`: receivers block or report it, so that Meta may limit it. */
export type WhatsAppNumber = { display: string; isPoor: boolean };

/**
 * Reads the number that messages come from, and so whether the token is accepted for it.
 *
 * Source: https://developers.facebook.com/docs/whatsapp/business-management-api/manage-phone-numbers
 *
 * @throws WhatsAppError
 */
export async function readNumber(access: Access): Promise<WhatsAppNumber> {
  const answer = await ask(access, "?fields=display_phone_number,quality_rating");
  const { data } = numberSchema.safeParse(jsonOf(answer));
  if (answer.status !== 200 || !data) throw failureOf(answer);
  return { display: data.display_phone_number, isPoor: data.quality_rating === "RED" };
}

const sentSchema = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })]) });

/** Whether a text can be sent: it is order news, and its template has a name. */
export const hasTemplate = ({ templates }: Pick<WhatsApp, "templates">, template: SmsTemplate): boolean =>
  isOrderNews(template) && templates[template] !== undefined;

/**
 * Sends an order's news by its template.
 *
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 *
 * @returns WhatsApp's id of the message
 * @throws WhatsAppError; anything else is a defect.
 */
export async function sendByWhatsApp(settings: WhatsApp, message: OutgoingSms): Promise<string> {
  const answer = await ask(settings, "/messages", {
    method: "POST",
    body: JSON.stringify(bodyOf(settings, message)),
  });
  const sent = sentSchema.safeParse(jsonOf(answer));
  if (answer.status === 200 && sent.success) return sent.data.messages[0].id;
  throw failureOf(answer);
}

function kindOf(status: number, code: number | undefined): WhatsAppFailure {
  if (code === notOnWhatsApp) return "not-on-whatsapp";
  return status >= 500 || status === 429 || (code !== undefined && passing.has(code)) ? "later" : "refused";
}

const bodyOf = ({ templates }: WhatsApp, { to, template, values }: OutgoingSms) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: to.slice(1),
  type: "template",
  template: {
    name: templates[template],
    language: { code: "en" },
    components: [
      { type: "body", parameters: whatsAppValues({ template, values }).map((text) => ({ type: "text", text })) },
    ],
  },
});
