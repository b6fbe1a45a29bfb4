import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { unpaidOnlineSql } from "../../database/unpaid-sql";
import { NOTICE_MODULE } from "../../modules/notice";
import type { NoticeModuleService } from "../../modules/notice/service";
import { type OrderTold, orderPlaced, returnRequested } from "./order-news";

const columns = `l.order_id AS "orderId", l.display_id AS number, l.customer_name AS customer, l.pieces,
  l.total_paise::float8 AS "totalPaise", l.return_action AS "returnAction"`;

/** What the demo shop made up is nobody's news. */
const real = `JOIN haat_order o ON o.id = l.order_id AND o.metadata->>'seed' IS NULL`;

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

async function find(container: MedusaContainer, orderId: string): Promise<OrderTold | undefined> {
  const [order] = await databaseOf(container).run<OrderTold>({
    name: "notice-order",
    text: `SELECT ${columns} FROM order_listing l WHERE l.order_id = $1 AND NOT ${unpaidOnlineSql("l.order_id")}`,
    values: [orderId],
  });
  return order;
}

const notices = (container: MedusaContainer) => container.resolve<NoticeModuleService>(NOTICE_MODULE);

export async function tellOfOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await find(container, orderId);
  if (order) await notices(container).add([orderPlaced(order)]);
}

export async function tellOfReturn(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await find(container, orderId);
  if (order?.returnAction) await notices(container).add([returnRequested(order)]);
}

/** Orders and returns of the last day that nobody was told of: an event is lost with the process that dies before it. */
export async function tellUntoldOrders(container: MedusaContainer): Promise<void> {
  const { run } = databaseOf(container);
  const placed = await run<OrderTold>({
    name: "notice-untold-orders",
    text: `SELECT ${columns} FROM order_listing l ${real}
            WHERE l.placed_at > now() - interval '1 day' AND NOT ${unpaidOnlineSql("l.order_id")}
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'order-placed:' || l.order_id) LIMIT 500`,
    values: [],
  });
  const returned = await run<OrderTold>({
    name: "notice-untold-returns",
    text: `SELECT ${columns} FROM order_listing l ${real}
            WHERE l.return_status = 'requested' AND l.return_at > now() - interval '1 day'
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'return-requested:' || l.order_id) LIMIT 500`,
    values: [],
  });
  await notices(container).add([...placed.map(orderPlaced), ...returned.map(returnRequested)]);
}
