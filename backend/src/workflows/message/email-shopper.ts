import type { Order } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { shopUrl } from "#messages/mail-sender";
import { canSendByWhatsApp, openChannels } from "#messages/open-channels";
import { type OrderNews, orderMessage } from "#messages/order-message";
import { sealMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService, MessageToQueue } from "#modules/message-queue/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";
import { canSendSms } from "#sms/template-ids";
import { readOrder } from "../order/read-orders";
import { smsProviders } from "./sms-providers";

type Shopper = { id: string; email: string | null; mobile: string | null };

async function findBuyer(container: MedusaContainer, orderId: string): Promise<Shopper | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [buyer] = await database.run<Shopper>({
    name: "buyer-of-order",
    text: `SELECT c.id, c.email, c.phone AS mobile FROM haat_order_status s JOIN haat_customer c ON c.id = s.customer_id
            WHERE s.order_id = $1`,
    values: [orderId],
  });
  return buyer;
}

type Steps = Order["history"];

const cancellations = (steps: Steps): number => steps.filter(({ status }) => status === "cancelled").length;

/** How many times the order had been cancelled before it last reached the status of this message. */
function livesBefore(news: OrderNews, steps: Steps): number {
  if ("parcelId" in news) return cancellations(steps);
  const last = steps.findLastIndex(({ status }) => news.template === `order-${status}`);
  return cancellations(last === -1 ? steps : steps.slice(0, last));
}

/** Distinguishes messages of one kind about the same order: a second refund, or the dispatch of a reopened order. */
function markOf(news: OrderNews, steps: Steps): string {
  if ("refundId" in news) return `${news.template}-${news.refundId}`;
  if ("mark" in news && news.mark) return `${news.template}-${news.mark}`;
  if ("amount" in news) return `${news.template}-${news.amount}`;
  const what = "parcelId" in news ? `${news.template}-${news.parcelId}` : news.template;
  const lives = news.template === "order-placed" ? 0 : livesBefore(news, steps);
  return lives > 0 ? `${what}-again-${lives}` : what;
}

/**
 * The messages to an order's shopper about an event, by email and text, as far as verified contacts exist. They are
 * deduplicated by key: only the first is sent, however often it is queued.
 *
 * @param at when it happened, as an ISO time; absent: now.
 */
export async function messagesTo(
  container: MedusaContainer,
  orderId: string,
  news: OrderNews,
  at?: string,
): Promise<MessageToQueue[]> {
  const buyer = await findBuyer(container, orderId);
  const order = buyer && (await readOrder(container, buyer.id, orderId));
  if (!order) return [];
  const { document: settings } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  const about = { order, news, settings, shopUrl: shopUrl() };
  // Ignores what has happened to the order since: that has its own messages.
  const steps = at ? order.history.filter((step) => Date.parse(step.at) <= Date.parse(at)) : order.history;
  const mark = markOf(news, steps);
  const providers = await smsProviders(container);
  return openChannels().flatMap((channel) => {
    const to = channel === "email" ? buyer.email : buyer.mobile;
    if (!to) return [];
    const message = orderMessage(about, channel);
    if (message.sms && !canSendSms(providers, message.sms.template)) return [];
    const { sealed } = sealMessage(message);
    const smsOnly = message.sms !== undefined && !canSendByWhatsApp(message.sms.template);
    return [{ key: `${orderId}:${mark}:${channel}`, to, channel, template: news.template, sealed, smsOnly }];
  });
}

/** Queues the messages to an order's shopper about an event, once. */
export async function emailShopper(
  container: MedusaContainer,
  orderId: string,
  news: OrderNews,
  at?: string,
): Promise<void> {
  const messages = await messagesTo(container, orderId, news, at);
  if (messages.length === 0) return;
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  await queue.enqueue(database.run, messages);
}

/**
 * Notifies shoppers of refunds made outside our workflows: the engine's admin can refund, but does not notify the
 * shopper.
 */
export async function emailUnannouncedRefunds(container: MedusaContainer): Promise<void> {
  const unannounced = await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).unannouncedRefunds();
  for (const { orderId, amount } of unannounced)
    await emailShopper(container, orderId, { template: "order-refunded", amount });
}
