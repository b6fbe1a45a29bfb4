import { smsSenderOf } from "#sms/sms-senders";
import type { SmsTemplate } from "#sms/sms-texts";
import { readConfig } from "../config/read-config";

/** Whether a provider sends this SMS: some send only texts that were registered with them. A demo stores any. */
export function canSendSms(template: SmsTemplate): boolean {
  const { mode, sms } = readConfig();
  return sms.length === 0 ? mode === "demo" : sms.some((provider) => smsSenderOf(provider).canSend(template));
}
