import { smsSenderOf } from "#sms/sms-senders";
import type { SmsTemplate } from "#sms/sms-texts";
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

/** Whether a provider sends this SMS: some send only texts that were registered with them. A demo without one stores any. */
export function canSendSms(template: SmsTemplate): boolean {
  const { sms } = readConfig();
  return sms.length === 0 || sms.some((provider) => smsSenderOf(provider).canSend(template));
}
