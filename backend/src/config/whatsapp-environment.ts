import { z } from "zod";
import type { WhatsApp } from "../whatsapp/whatsapp-sender";
import { isOrderNews } from "../whatsapp/whatsapp-texts";
import { base, faultText, templates, text, type Variables } from "./sms-environment";

const required = [
  "WHATSAPP_PHONE_NUMBER_ID",
  "WHATSAPP_ACCESS_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
  "WHATSAPP_TEMPLATES",
] as const;

/** Meta allows lower-case letters, digits and underscores. */
const templateName = /^[a-z0-9_]{1,512}$/;

const variables = z
  .object({
    WHATSAPP_URL: base.default("https://graph.facebook.com"),
    WHATSAPP_PHONE_NUMBER_ID: text.regex(/^\d{5,20}$/, "must be Meta's id of the number, digits alone"),
    // No space or line break, or no request could be made with it.
    WHATSAPP_ACCESS_TOKEN: text.regex(/^[\x21-\x7e]+$/, "must be the token alone"),
    WHATSAPP_APP_SECRET: text.regex(/^[\da-f]{32}$/i, "must be the app's secret, 32 digits and letters a to f"),
    WHATSAPP_VERIFY_TOKEN: text.regex(/^[\w-]{16,200}$/, "must be 16 letters and digits or more"),
    WHATSAPP_TEMPLATES: z.string({ error: "is missing." }).pipe(templates),
  })
  .superRefine(({ WHATSAPP_TEMPLATES: ids }, context) => {
    const fault = (message: string) => context.addIssue({ code: "custom", path: ["WHATSAPP_TEMPLATES"], message });
    for (const [text, name] of Object.entries(ids)) {
      if (!isOrderNews(text as keyof typeof ids)) fault(`${text} is a code, which goes by SMS alone`);
      if (!templateName.test(name)) fault(`the name for ${text} must be lower-case letters, digits and underscores`);
    }
  })
  .transform(
    (values): WhatsApp => ({
      url: values.WHATSAPP_URL,
      phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID,
      accessToken: values.WHATSAPP_ACCESS_TOKEN,
      appSecret: values.WHATSAPP_APP_SECRET,
      verifyToken: values.WHATSAPP_VERIFY_TOKEN,
      templates: values.WHATSAPP_TEMPLATES,
    }),
  );

const isSetUp = (values: Variables): boolean => required.some((name) => values[name] !== undefined);

/** Errors in the settings of WhatsApp: all of its variables are set, or none. */
export const faultsOfWhatsApp = (values: Variables): string[] =>
  isSetUp(values) ? (variables.safeParse(values).error?.issues ?? []).map(faultText) : [];

/** The shop's number at WhatsApp; undefined if there is none. Its variables must have no faults. */
export const whatsAppOf = (values: Variables): WhatsApp | undefined =>
  isSetUp(values) ? variables.parse(values) : undefined;
