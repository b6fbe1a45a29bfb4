import { limits } from "@haat/api-contract/limits";
import { type Sms, type SmsTemplate, smsTexts } from "#sms/sms-texts";
import { shopUrl } from "./mail-sender";

/** Visibly a sample. No code that the shop issues consists of zeros alone. */
const sampleCode = "0".repeat(limits.otpLength);

/** A value of each variable, as the shop itself fills it in. */
const sampleValues = (): Record<string, string> => ({
  code: sampleCode,
  codes: sampleCode,
  minutes: String(limits.otpLifetimeMinutes),
  order: "1001",
  amount: "Rs. 499.00",
  parcel: "parcel 1 of 2",
  way: "by UPI",
  action: "return",
  link: `${shopUrl()}/order`,
});

/** A text with sample values, as a test of the way to phones. */
export function sampleSms(template: SmsTemplate): Sms {
  const samples = sampleValues();
  const names = [...smsTexts[template].matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return { template, values: Object.fromEntries(names.map((name) => [name, samples[name] ?? ""])) };
}
