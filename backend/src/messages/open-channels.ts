import type { SmsTemplate } from "#sms/sms-texts";
import { hasTemplate } from "#whatsapp/whatsapp-sender";
import { isOrderNews } from "#whatsapp/whatsapp-texts";
import { readConfig } from "../config/read-config";

export type Channel = "email" | "sms";

/**
 * The channels that this shop can send by. A demo stores messages that it can't send; in production there is mail if
 * SMTP_URL is set, and SMS if SMS_PROVIDERS is.
 */
export function openChannels(): Channel[] {
  const { mode, smtp, sms } = readConfig();
  if (mode === "demo") return ["email", "sms"];
  return [...(smtp ? ["email" as const] : []), ...(sms.length > 0 ? ["sms" as const] : [])];
}

/** Whether shoppers may choose WhatsApp for order news. A demo without it stores these messages. */
export function isWhatsAppOpen(): boolean {
  const { mode, whatsApp } = readConfig();
  return mode === "demo" || whatsApp !== undefined;
}

/** Whether WhatsApp can send this text. A demo without it stores any news. */
export function canSendByWhatsApp(template: SmsTemplate): boolean {
  const { whatsApp } = readConfig();
  return whatsApp ? hasTemplate(whatsApp, template) : isWhatsAppOpen() && isOrderNews(template);
}
