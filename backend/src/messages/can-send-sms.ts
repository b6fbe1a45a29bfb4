import { smsSenderOf } from "#sms/sms-senders";
import type { SmsTemplate } from "#sms/sms-texts";
import { readConfig } from "../config/read-config";

/** Whether a provider sends this SMS: some send only texts that were registered with them. A demo without one stores any. */
export function canSendSms(template: SmsTemplate): boolean {
  const { sms } = readConfig();
  return sms.length === 0 || sms.some((provider) => smsSenderOf(provider).canSend(template));
}
