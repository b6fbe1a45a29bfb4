import { type HttpSms, httpSender } from "./http-sender";
import { type Msg91, msg91Sender } from "./msg91";
import type { SmsSender } from "./sms-sender";
import { type Sns, snsSender } from "./sns";
import { type Twilio, twilioSender } from "./twilio";

/** The settings of one SMS provider. */
export type SmsProvider = Msg91 | Twilio | Sns | HttpSms;

export function smsSenderOf(provider: SmsProvider): SmsSender {
  switch (provider.name) {
    case "msg91":
      return msg91Sender(provider);
    case "twilio":
      return twilioSender(provider);
    case "sns":
      return snsSender(provider);
    case "http":
      return httpSender(provider);
  }
}
