import type { MedusaContainer } from "@medusajs/framework/types";
import { sendNotification } from "#engine/hooks/send-notification";
import { isRefusedForGood } from "#messages/refused-for-good";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { type Attempt, addedTask, FailedForGood } from "#queue/task";

/**
 * Sends a message that was not sent yet. It carries its id, so that its receiver can recognise duplicates after a
 * crash.
 *
 * @throws the provider's error, or `FailedForGood` if no retry can deliver it.
 */
async function deliverMessage(container: MedusaContainer, { id }: { id: string }, { isLast }: Attempt): Promise<void> {
  const messages = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const message = await messages.findUnsent(id);
  if (!message) return;
  const { to, channel, template, sealed } = message;
  try {
    await sendNotification(container, { to, channel, template, data: { sealed, reference: id } });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const isFinal = isRefusedForGood(error);
    await messages.markFailed(id, { error: told, isFinal: isFinal || isLast });
    throw isFinal ? new FailedForGood(told) : error;
  }
  await messages.markSent(id);
}

export const deliverMessageTask = addedTask("deliver-message", deliverMessage);
