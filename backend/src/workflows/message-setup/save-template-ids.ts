import { messageSetupMessages as words } from "@haat/api-contract/message-setup/messages";
import type { TemplateIds, TemplateIdsBody } from "@haat/api-contract/message-setup/schemas";
import { smsProviderTitles, templateIdProviders } from "@haat/api-contract/message-setup/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { isSmsTemplate } from "#sms/sms-texts";
import { takesIds, unsentCodes, withStoredIds } from "#sms/template-ids";
import { flatSettings, recordChange } from "../audit/record-change";

const subject = { type: "message", id: "template-ids", label: "SMS template IDs" };

/**
 * Stores the template ids of the given providers, replacing all that was stored for each; those of other providers
 * stay. Each process sends its next SMS by them. The change is in the audit log.
 *
 * @throws ApiError 400 there is no such text; 409 a provider is not set up or takes no ids, the ids were changed since
 * the caller read them, or a code that could be sent no longer could.
 */
export async function saveTemplateIds(
  container: MedusaContainer,
  { templateIds, version, actorId }: TemplateIdsBody & { actorId: string },
): Promise<void> {
  const { sms } = readConfig();
  for (const provider of templateIdProviders) {
    const ids = templateIds[provider];
    if (!ids) continue;
    if (!Object.keys(ids).every(isSmsTemplate)) throw new ApiError(400, words.unknownText);
    const isTold = sms.some((one) => one.name === provider && takesIds(one));
    if (!isTold) throw new ApiError(409, words.takesNoIds(smsProviderTitles[provider]));
  }
  await inOneTransaction(container, async (transaction) => {
    const { smsTemplateIds } = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
    const stored = smsTemplateIds.within(transaction.prepared);
    const before = await stored.take();
    if (before.version !== version) throw new ApiError(409, words.changedMeanwhile);
    const after: TemplateIds = { ...before.ids, ...templateIds };
    const unsentBefore = unsentCodes(withStoredIds(sms, before.ids));
    const lost = unsentCodes(withStoredIds(sms, after)).filter((code) => !unsentBefore.includes(code));
    if (lost.length > 0) throw new ApiError(409, words.codesLost(lost.join(", ")));
    await stored.save(after);
    const change = { before: flatSettings(before.ids), after: flatSettings(after) };
    await recordChange(container, { actorId, action: "message.template_ids_updated", subject, ...change }, transaction);
  });
}
