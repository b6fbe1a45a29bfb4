import type { MedusaContainer } from "@medusajs/framework/types";
import { sendNotification } from "#engine/hooks/send-notification";
import { log } from "#log/log";
import { isWhatsAppOpen } from "#messages/open-channels";
import { isNotOnWhatsApp, isRefusedForGood } from "#messages/refused-for-good";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService, UnsentMessage } from "#modules/message-queue/service";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { type Attempt, addedTask, FailedForGood } from "#queue/task";

/** How often a message is tried by WhatsApp, which may have a bad moment; then it goes by SMS. Under a minute in all. */
const whatsAppTries = 3;

/**
 * Sends an SMS by WhatsApp, if its receiver wants that and WhatsApp takes it. It does not if the template is missing or
 * paused, or the number is not on WhatsApp; then no message to this number is tried there again.
 *
 * @returns whether it was sent
 * @throws the provider's error, if WhatsApp may take it at the next try.
 */
async function sentByWhatsApp(
  container: MedusaContainer,
  { id, to, template, sealed }: UnsentMessage & { id: string },
  { number }: Attempt,
): Promise<boolean> {
  const consents = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).whatsApp();
  if (!isWhatsAppOpen() || !(await consents.isInForce(to))) return false;
  try {
    await sendNotification(container, { to, channel: "whatsapp", template, data: { sealed, reference: id } });
    return true;
  } catch (error) {
    if (!isRefusedForGood(error) && number < whatsAppTries) throw error;
    log.warn(`A message goes by SMS instead. ${error instanceof Error ? error.message : ""}`);
    if (isNotOnWhatsApp(error)) await consents.markUnreachable(to);
    return false;
  }
}

/**
 * Sends a message that was not sent yet. It carries its id, so that its receiver can recognise duplicates after a
 * crash.
 *
 * @throws the provider's error, or `FailedForGood` if no retry can deliver it.
 */
async function deliverMessage(container: MedusaContainer, { id }: { id: string }, attempt: Attempt): Promise<void> {
  const messages = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const message = await messages.findUnsent(id);
  if (!message) return;
  const { to, channel, template, sealed, smsOnly } = message;
  try {
    const isSent = channel === "sms" && !smsOnly && (await sentByWhatsApp(container, { id, ...message }, attempt));
    if (!isSent) await sendNotification(container, { to, channel, template, data: { sealed, reference: id } });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const isFinal = isRefusedForGood(error);
    await messages.markFailed(id, { error: told, isFinal: isFinal || attempt.isLast });
    throw isFinal ? new FailedForGood(told) : error;
  }
  await messages.markSent(id);
}

export const deliverMessageTask = addedTask("deliver-message", deliverMessage);
