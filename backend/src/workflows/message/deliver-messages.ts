import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isRefusedForGood } from "../../messages/refused-for-good";
import { MESSAGE_QUEUE_MODULE } from "../../modules/message-queue";
import type { ClaimedMessage, MessageQueueModuleService } from "../../modules/message-queue/service";

/** Few at a time: what is claimed must be sent well within the time after which its sender counts as dead. */
const chunk = 5;

/** Sends what is due, one after another, and puts off what could not be sent. */
export async function deliverMessages(container: MedusaContainer): Promise<void> {
  const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  for (;;) {
    const messages = await queue.claim(chunk);
    for (const message of messages) await deliver(container, queue, message);
    if (messages.length < chunk) return;
  }
}

async function deliver(
  container: MedusaContainer,
  queue: MessageQueueModuleService,
  message: ClaimedMessage,
): Promise<void> {
  const { id, to, channel, template, sealed } = message;
  try {
    await container
      .resolve(Modules.NOTIFICATION)
      .createNotifications({ to, channel, template, data: { sealed, reference: id } });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const givenUp = await queue.markFailed(message, { error: told, final: isRefusedForGood(error) });
    const outcome = givenUp ? "is given up" : "is tried again later";
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`The message ${id} (${template}) ${outcome}: ${told}`);
    return;
  }
  await queue.markSent(id);
}
