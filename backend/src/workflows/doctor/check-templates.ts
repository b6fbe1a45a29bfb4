import type { MedusaContainer } from "@medusajs/framework/types";
import type { SmsProvider } from "#sms/sms-senders";
import { smsTemplates } from "#sms/sms-texts";
import { canSendSms, unsentCodes } from "#sms/template-ids";
import { smsProviders } from "../message/sms-providers";
import { about, type Finding } from "./finding";

/** Checks that every SMS has a template, wherever its id comes from. Without providers there is nothing to check. */
export async function checkTemplates(container: MedusaContainer): Promise<Finding[]> {
  return assessTemplates(await smsProviders(container));
}

/** What the texts without a template mean for a shop. */
export function assessTemplates(providers: readonly SmsProvider[]): Finding[] {
  const { good, advice, problem } = about("SMS");
  if (providers.length === 0) return [];
  const codes = unsentCodes(providers);
  const others = smsTemplates.filter((text) => !codes.includes(text) && !canSendSms(providers, text));
  const faults = [
    codes.length > 0 &&
      problem(`No provider has a template for ${codes.join(", ")}. Enter the ids in the back office under Messages.`),
    others.length > 0 && advice(`No provider has a template for ${others.join(", ")}: they are not sent by SMS.`),
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? faults : [good("Every SMS has a provider with a template for it.")];
}
