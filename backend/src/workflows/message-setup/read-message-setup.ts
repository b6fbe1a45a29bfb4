import type { MessageSetup } from "@haat/api-contract/message-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import type { StoredTemplateIds } from "#modules/message-queue/sms-template-ids";
import { type SmsProvider, smsSenderOf } from "#sms/sms-senders";
import { type SmsTemplate, smsTemplates, smsTexts } from "#sms/sms-texts";
import { idsVariables, takesIds, withStoredIds } from "#sms/template-ids";
import { whatsAppTemplates, whatsAppText } from "#whatsapp/whatsapp-texts";

/** How this shop's messages reach phones and mailboxes, by its environment and stored ids. Nothing of it is secret. */
export async function readMessageSetup(container: MedusaContainer): Promise<MessageSetup> {
  const { mode, sms, smtp, whatsApp } = readConfig();
  const without = mode === "demo" ? "outbox" : "none";
  const stored = await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).smsTemplateIds.read();
  return {
    sms: {
      delivery: sms.length > 0 ? "providers" : without,
      providers: withStoredIds(sms, stored.ids).map((provider) => ({
        name: provider.name,
        missing: missingTexts(provider),
        idsVariable: takesIds(provider) ? idsVariables[provider.name] : null,
      })),
      texts: smsTemplates.map((name) => ({ name, text: smsTexts[name], templateIds: idsOf(sms, stored, name) })),
      templateIdsVersion: stored.version,
    },
    whatsApp: whatsApp
      ? {
          texts: whatsAppTemplates.map((name) => ({
            name,
            text: whatsAppText(name),
            template: whatsApp.templates[name] ?? null,
          })),
        }
      : null,
    email: { delivery: smtp ? "smtp" : without, from: smtp?.from ?? null },
  };
}

function missingTexts(provider: SmsProvider): SmsTemplate[] {
  const { canSend } = smsSenderOf(provider);
  return smsTemplates.filter((name) => !canSend(name));
}

const idsOf = (
  sms: readonly SmsProvider[],
  { ids }: StoredTemplateIds,
  name: SmsTemplate,
): MessageSetup["sms"]["texts"][number]["templateIds"] =>
  Object.fromEntries(
    sms
      .filter(takesIds)
      .map((provider) => [
        provider.name,
        { stored: ids[provider.name]?.[name] ?? null, variable: provider.templates[name] ?? null },
      ]),
  );
