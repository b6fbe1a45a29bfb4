import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { SHOPPER_LOGIN_MODULE } from "#modules/shopper-login/index";
import type { ShopperLoginService } from "#modules/shopper-login/service";
import { isSame } from "#sms/sms-report";
import { isSignedByMeta, readWhatsAppEvents, type WhatsAppStatus } from "#whatsapp/whatsapp-events";
import type { WhatsApp } from "#whatsapp/whatsapp-sender";

/** Statuses that this process has stored since its start, for its metrics. */
export const whatsAppStatusCounts = new Map<WhatsAppStatus["status"], number>();

/** @throws ApiError 404 if this shop does not send by WhatsApp. */
function settings(): WhatsApp {
  const { whatsApp } = readConfig();
  if (!whatsApp) throw new ApiError(404, serviceMessages.notFound);
  return whatsApp;
}

type Handshake = { "hub.mode": string; "hub.verify_token": string; "hub.challenge": string };

/**
 * What Meta expects to hear when it is given the webhook's address.
 *
 * @throws ApiError 404 unless it has the shop's verify token.
 */
export function confirmWhatsAppWebhook(handshake: Handshake): string {
  const isMeta = handshake["hub.mode"] === "subscribe" && isSame(settings().verifyToken, handshake["hub.verify_token"]);
  if (!isMeta) throw new ApiError(404, serviceMessages.notFound);
  return handshake["hub.challenge"];
}

/**
 * Stores what became of messages, and withdraws the consent of whoever replied STOP. Meta repeats an event that was not
 * answered, so each may come more than once.
 *
 * @throws ApiError 404 unless it was signed with the app's secret.
 */
export async function receiveWhatsAppEvents(
  container: MedusaContainer,
  { raw, signature }: { raw: Buffer; signature: string | undefined },
): Promise<void> {
  const { appSecret, phoneNumberId } = settings();
  if (!isSignedByMeta(appSecret, { raw, signature })) throw new ApiError(404, serviceMessages.notFound);
  const { statuses, stops } = readWhatsAppEvents(raw, phoneNumberId);
  const consents = container.resolve<ShopperLoginService>(SHOPPER_LOGIN_MODULE).whatsApp();
  for (const { mobile, at } of stops) await consents.optOutByReply(mobile, at);
  const messages = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  for (const status of statuses) await store(messages, consents, status);
}

/** Of messages that the shop did not send nothing is stored: other software may use the same number. */
async function store(
  messages: MessageQueueModuleService,
  consents: ReturnType<ShopperLoginService["whatsApp"]>,
  { unreachable, ...status }: WhatsAppStatus,
): Promise<void> {
  // Before the failure is stored: if the process dies in between, Meta repeats the event.
  if (status.status === "failed") await messages.enqueueInsteadOf(status.id);
  const stored = await messages.whatsAppDeliveries.report(status);
  if (!stored) return;
  if (unreachable) await consents.markUnreachable(unreachable);
  whatsAppStatusCounts.set(status.status, (whatsAppStatusCounts.get(status.status) ?? 0) + 1);
}
