import type { TemplateIds } from "@haat/api-contract/message-setup/schemas";
import type { HttpSms } from "./http-sender";
import type { Msg91 } from "./msg91";
import { type SmsProvider, smsSenderOf } from "./sms-senders";
import type { SmsTemplate } from "./sms-texts";
import type { Sns } from "./sns";

/** The variable that has the ids of a provider. */
export const idsVariables = {
  msg91: "MSG91_TEMPLATES",
  sns: "SNS_TEMPLATES",
  http: "SMS_HTTP_TEMPLATES",
} as const satisfies Record<keyof TemplateIds, string>;

/** Whether a provider is told a template's id: Twilio never is, any other if its request has `{template}`. */
export const takesIds = (provider: SmsProvider): provider is Msg91 | Sns | HttpSms =>
  "templates" in provider &&
  (provider.name !== "http" || `${provider.url}${provider.body ?? ""}`.includes("{template}"));

/** The providers with the ids that staff stored; where there is none, the variable's id stays. */
export const withStoredIds = (providers: readonly SmsProvider[], stored: TemplateIds): SmsProvider[] =>
  providers.map((provider) =>
    takesIds(provider) ? { ...provider, templates: { ...provider.templates, ...stored[provider.name] } } : provider,
  );

/**
 * The providers as they are now, with the ids that staff stored. These are read only if a provider takes some.
 *
 * @returns the ids' version too, 0 if none were read
 */
export async function withIdsOfNow(
  providers: readonly SmsProvider[],
  read: () => Promise<{ ids: TemplateIds; version: number }>,
): Promise<{ providers: readonly SmsProvider[]; version: number }> {
  if (!providers.some(takesIds)) return { providers, version: 0 };
  const { ids, version } = await read();
  return { providers: withStoredIds(providers, ids), version };
}

/** Whether a provider sends this SMS: some send only texts that were registered. Without providers, as in a demo, any is sent. */
export const canSendSms = (providers: readonly SmsProvider[], template: SmsTemplate): boolean =>
  providers.length === 0 || providers.some((provider) => smsSenderOf(provider).canSend(template));

/** Without these nobody could log in by mobile number, or change an account. */
const codes: SmsTemplate[] = ["login-code", "identifier-code", "deletion-code", "seller-contact-code"];

/** The codes that no provider has a template for. */
export const unsentCodes = (providers: readonly SmsProvider[]): SmsTemplate[] =>
  codes.filter((template) => !canSendSms(providers, template));
