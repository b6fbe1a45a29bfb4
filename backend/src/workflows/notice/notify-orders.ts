import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { type OrderTold, orderPlaced, returnRequested } from "./order-news";

const columns = `l.order_id AS "orderId", l.display_id AS number, l.customer_name AS customer, l.pieces,
  l.total_paise::float8 AS "totalPaise", l.return_action AS "returnAction"`;

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

async function find(container: MedusaContainer, orderId: string): Promise<OrderTold | undefined> {
  const [order] = await databaseOf(container).run<OrderTold>({
    name: "notice-order",
    text: `SELECT ${columns} FROM haat_order_listing l
            WHERE l.order_id = $1 AND NOT EXISTS (SELECT FROM haat_unpaid_order unpaid WHERE unpaid.order_id = l.order_id)`,
    values: [orderId],
  });
  return order;
}

const notices = (container: MedusaContainer) => container.resolve<NoticeModuleService>(NOTICE_MODULE);

export async function notifyOfOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await find(container, orderId);
  if (order) await notices(container).add([orderPlaced(order)]);
}

export async function notifyOfReturn(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await find(container, orderId);
  if (order?.returnAction) await notices(container).add([returnRequested(order)]);
}
