import type { SmsTemplate } from "#messages/sms-texts";
import { readConfig } from "../config/read-config";
import { smsSenderOf } from "./sms-senders";

/** Whether a provider sends this SMS: some send only texts that were registered with them. A demo stores any. */
export function canSendSms(template: SmsTemplate): boolean {
  const { mode, sms } = readConfig();
  return sms.length === 0 ? mode === "demo" : sms.some((provider) => smsSenderOf(provider).canSend(template));
}
