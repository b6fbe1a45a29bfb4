import { z } from "zod";
import { placeholders } from "../sms/http-sender";
import type { SmsProvider } from "../sms/sms-senders";
import { isSmsTemplate, type SmsTemplate } from "../sms/sms-texts";

/** Environment variables as set. */
export type Variables = Readonly<Record<string, string | undefined>>;

export const text = z.string({ error: "is missing." }).trim().min(1, "is missing.");
const noAddress = "must be an address that starts with http:// or https://";
const address = z.url({ protocol: /^https?$/, error: noAddress });
/** An address with a password could not be requested. */
const isAddress = (url: string) => address.safeParse(url).success && !new URL(url).username;
/** An address to which paths are added. */
export const base = address.transform((url) => url.replace(/\/$/, ""));

/** A JSON object in a variable. */
const jsonObject = z.string().transform((json, context) => {
  try {
    return z.record(z.string(), z.string().trim().min(1)).parse(JSON.parse(json));
  } catch {
    context.addIssue({
      code: "custom",
      message: 'must be a JSON object of texts that are not empty, such as {"login-code": "1107…"}',
    });
    return z.NEVER;
  }
});

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** Checked at the start: the error of a request would name their values, which are secret. */
function areHeaders(headers: Record<string, string>): boolean {
  try {
    return new Headers(headers) !== undefined;
  } catch {
    return false;
  }
}

/** A JSON object with the ids of texts. */
export const templates = jsonObject.transform((ids, context): Partial<Record<SmsTemplate, string>> => {
  const unknown = Object.keys(ids).filter((name) => !isSmsTemplate(name));
  if (unknown.length > 0) context.addIssue({ code: "custom", message: `knows no SMS ${unknown.join(", ")}` });
  return ids;
});

const secretInAddress = z
  .string()
  .trim()
  .regex(/^[\w-]{32,200}$/, "must be 32 letters and digits or more");

/** Twilio refuses SMS whose reports it could not send, as to a shop on a developer's machine. */
const reportUrlOf = (shopUrl: string): string | undefined =>
  shopUrl.startsWith("https://") ? `${shopUrl.replace(/\/$/, "")}/api/v1/sms-reports/twilio` : undefined;

/** The variables of each provider, and its settings made of them. */
const providers = {
  msg91: z
    .object({
      MSG91_URL: base.default("https://control.msg91.com"),
      MSG91_AUTH_KEY: text,
      MSG91_TEMPLATES: templates.default({}),
      MSG91_WEBHOOK_SECRET: secretInAddress.optional(),
    })
    .transform(
      (values): SmsProvider => ({
        name: "msg91",
        url: values.MSG91_URL,
        authKey: values.MSG91_AUTH_KEY,
        webhookSecret: values.MSG91_WEBHOOK_SECRET,
        templates: values.MSG91_TEMPLATES,
      }),
    ),
  twilio: z
    .object({
      TWILIO_URL: base.default("https://api.twilio.com"),
      TWILIO_ACCOUNT_SID: text,
      TWILIO_AUTH_TOKEN: text,
      TWILIO_FROM: text,
      /** The shop's own; its faults are reported with the other variables. */
      SHOP_URL: z.string().default(""),
    })
    .transform(
      (values): SmsProvider => ({
        name: "twilio",
        url: values.TWILIO_URL,
        accountSid: values.TWILIO_ACCOUNT_SID,
        authToken: values.TWILIO_AUTH_TOKEN,
        from: values.TWILIO_FROM,
        reportUrl: reportUrlOf(values.SHOP_URL),
      }),
    ),
  sns: z
    .object({
      SNS_URL: base.optional(),
      SNS_REGION: text.default("ap-south-1"),
      SNS_ACCESS_KEY_ID: text,
      SNS_SECRET_ACCESS_KEY: text,
      SNS_SENDER_ID: text,
      SNS_ENTITY_ID: text,
      SNS_TEMPLATES: templates.default({}),
    })
    .transform(
      (values): SmsProvider => ({
        name: "sns",
        url: values.SNS_URL,
        region: values.SNS_REGION,
        accessKeyId: values.SNS_ACCESS_KEY_ID,
        secretAccessKey: values.SNS_SECRET_ACCESS_KEY,
        from: values.SNS_SENDER_ID,
        entityId: values.SNS_ENTITY_ID,
        templates: values.SNS_TEMPLATES,
      }),
    ),
  http: z
    .object({
      SMS_HTTP_URL: text.refine((url) => isAddress(url.replace(/\{\w+\}/g, "0")), noAddress),
      SMS_HTTP_HEADERS: jsonObject.refine(areHeaders, "must be names and values of HTTP headers").default({}),
      SMS_HTTP_BODY: text.optional(),
      SMS_HTTP_ACCEPTED: text.optional(),
      SMS_HTTP_TEMPLATES: templates.default({}),
    })
    .superRefine(({ SMS_HTTP_URL: url, SMS_HTTP_BODY: body = "" }, context) => {
      const named = [...`${url}${body}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const unknown = named.filter((name) => !placeholders.some((known) => known === name));
      const fault = (message: string) => context.addIssue({ code: "custom", path: ["SMS_HTTP_BODY"], message });
      if (unknown.length > 0) fault(`knows no {${unknown.join("}, {")}}`);
      if (!named.includes("to") && !named.includes("number")) fault("has neither {to} nor {number}");
      if (/^[{[]/.test(body) && !isJson(body.replace(/\{\w+\}/g, ""))) fault("must be JSON");
    })
    .transform(
      (values): SmsProvider => ({
        name: "http",
        url: values.SMS_HTTP_URL,
        headers: values.SMS_HTTP_HEADERS,
        body: values.SMS_HTTP_BODY,
        accepted: values.SMS_HTTP_ACCEPTED,
        templates: values.SMS_HTTP_TEMPLATES,
      }),
    ),
};

const namesIn = ({ SMS_PROVIDERS = "" }: Variables): string[] =>
  SMS_PROVIDERS.split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const isProvider = (name: string): name is keyof typeof providers => Object.hasOwn(providers, name);

/** Errors in the settings of SMS providers. Whether codes have a template is known once the stored ids can be read. */
export function faultsOfSms(values: Variables): string[] {
  const names = namesIn(values);
  const unknown = names.filter((name) => !isProvider(name));
  const faults = names.filter(isProvider).flatMap((name) => {
    const { error } = providers[name].safeParse(values);
    return (error?.issues ?? []).map(faultText);
  });
  if (unknown.length > 0) {
    faults.push(`SMS_PROVIDERS: ${unknown.join(", ")} is not one of ${Object.keys(providers).join(", ")}.`);
  }
  return faults;
}

/** A fault as whoever starts the shop reads it. */
export const faultText = ({ path, message }: Pick<z.core.$ZodIssue, "path" | "message">): string =>
  `${path.join(".")}${message === "is missing." ? " " : ": "}${message}`;

/** The SMS providers in the order in which they are tried. Their variables must have no faults. */
export const smsProvidersOf = (values: Variables): SmsProvider[] =>
  namesIn(values)
    .filter(isProvider)
    .map((name) => providers[name].parse(values));
