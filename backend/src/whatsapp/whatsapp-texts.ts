import { type Sms, type SmsTemplate, smsTemplates, smsTexts } from "#sms/sms-texts";

/** Whether a text may go by WhatsApp: order news may, codes go by SMS alone. */
export const isOrderNews = (template: SmsTemplate): boolean => !smsTexts[template].includes("{code}");

/** The texts that may go by WhatsApp. */
export const whatsAppTemplates = smsTemplates.filter(isOrderNews);

/** A template may not end with a variable, and the address is the same for all: it is a button instead. */
const withoutLink = (template: SmsTemplate): string => smsTexts[template].replace(/[.:] \{link\}$/, ".");

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The body of the template that is to be registered for a text, with its variables numbered: `{{1}}`. */
export function whatsAppText(template: SmsTemplate): string {
  let count = 0;
  return withoutLink(template).replace(/\{\w+\}/g, () => `{{${++count}}}`);
}

/** The values of a template's variables in their order. WhatsApp refuses line breaks in them, and runs of spaces. */
export const whatsAppValues = ({ template, values }: Sms): string[] =>
  namesIn(withoutLink(template)).map((name) => (values[name] ?? "").replace(/\s+/g, " ").trim());
