import type { MessageSetup } from "@haat/api-contract/message-setup/schemas";
import { readConfig } from "#config/read-config";
import { type SmsProvider, smsSenderOf } from "#sms/sms-senders";
import { type SmsTemplate, smsTemplates, smsTexts } from "#sms/sms-texts";

const templatesOf = (provider: SmsProvider): Partial<Record<SmsTemplate, string>> =>
  "templates" in provider ? provider.templates : {};

/** How this shop's messages reach phones and mailboxes, by its environment. Nothing of it is secret. */
export function readMessageSetup(): MessageSetup {
  const { mode, sms, smtp } = readConfig();
  const without = mode === "demo" ? "outbox" : "none";
  return {
    sms: {
      delivery: sms.length > 0 ? "providers" : without,
      providers: sms.map((provider) => ({ name: provider.name, missing: missingTexts(provider) })),
      texts: smsTemplates.map((name) => ({ name, text: smsTexts[name], templateIds: idsOf(sms, name) })),
    },
    email: { delivery: smtp ? "smtp" : without, from: smtp?.from ?? null },
  };
}

function missingTexts(provider: SmsProvider): SmsTemplate[] {
  const { canSend } = smsSenderOf(provider);
  return smsTemplates.filter((name) => !canSend(name));
}

const idsOf = (sms: readonly SmsProvider[], name: SmsTemplate): MessageSetup["sms"]["texts"][number]["templateIds"] =>
  Object.fromEntries(
    sms.flatMap((provider) => {
      const id = templatesOf(provider)[name];
      return id === undefined ? [] : [[provider.name, id]];
    }),
  );
