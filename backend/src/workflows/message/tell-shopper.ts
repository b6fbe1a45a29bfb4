import type { Order } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { openChannels } from "../../messages/open-channels";
import { type OrderNews, orderMessage } from "../../messages/order-message";
import { sealMessage } from "../../messages/sealed-message";
import { shopUrl } from "../../messages/shop-url";
import { MESSAGE_QUEUE_MODULE } from "../../modules/message-queue";
import type { MessageQueueModuleService, MessageToQueue } from "../../modules/message-queue/service";
import { SETTINGS_MODULE } from "../../modules/settings";
import type { SettingsModuleService } from "../../modules/settings/service";
import { readOrder } from "../order/read-orders";
import { deliverMessages } from "./deliver-messages";

type Shopper = { id: string; email: string | null; mobile: string | null };

async function findBuyer(container: MedusaContainer, orderId: string): Promise<Shopper | undefined> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [buyer] = await database.run<Shopper>({
    name: "buyer-of-order",
    text: `SELECT c.id, c.email, c.phone AS mobile FROM order_status s JOIN haat_customer c ON c.id = s.customer_id
            WHERE s.order_id = $1 AND s.deleted_at IS NULL`,
    values: [orderId],
  });
  return buyer;
}

type Steps = Order["history"];

const cancellations = (steps: Steps): number => steps.filter(({ status }) => status === "cancelled").length;

/** How often an order had been cancelled when it last came to where the news says that it stands. */
function livesBefore(news: OrderNews, steps: Steps): number {
  if ("parcelId" in news) return cancellations(steps);
  return cancellations(
    steps.slice(
      0,
      steps.findLastIndex(({ status }) => news.template === `order-${status}`),
    ),
  );
}

/**
 * What tells one piece of news of an order from another of its kind: a second refund, or the dispatch of an order that
 * was cancelled and taken up again. The look for what was lost, in `tell-untold.ts`, knows the marks of moves.
 */
function markOf(news: OrderNews, steps: Steps): string {
  if ("refundId" in news) return `${news.template}-${news.refundId}`;
  if ("mark" in news && news.mark) return `${news.template}-${news.mark}`;
  if ("amount" in news) return `${news.template}-${news.amount}`;
  const what = "parcelId" in news ? `${news.template}-${news.parcelId}` : news.template;
  const lives = news.template === "order-placed" ? 0 : livesBefore(news, steps);
  return lives > 0 ? `${what}-again-${lives}` : what;
}

/**
 * What the buyer of an order is told of a piece of news, by mail and by text, whatever of both is known and proven. Of the
 * same news however often it is queued only the first is told.
 */
export async function messagesTo(
  container: MedusaContainer,
  orderId: string,
  news: OrderNews,
): Promise<MessageToQueue[]> {
  const buyer = await findBuyer(container, orderId);
  const order = buyer && (await readOrder(container, buyer.id, orderId));
  if (!order) return [];
  const { document: settings } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  const about = { order, news, settings, shopUrl: shopUrl() };
  const mark = markOf(news, order.history);
  return openChannels().flatMap((channel) => {
    const to = channel === "email" ? buyer.email : buyer.mobile;
    if (!to) return [];
    const { sealed } = sealMessage(orderMessage(about, channel));
    return [{ key: `${orderId}:${mark}:${channel}`, to, channel, template: news.template, sealed }];
  });
}

/** Tells the buyer of an order a piece of news, once. What can't be sent now is sent later. */
export async function tellShopper(container: MedusaContainer, orderId: string, news: OrderNews): Promise<void> {
  const messages = await messagesTo(container, orderId, news);
  if (messages.length === 0) return;
  await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).enqueue(messages);
  await deliverMessages(container);
}
