import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";
import { inRupees } from "#money/in-rupees";

type ToPay = { id: string; number: number; paise: number };

/** What the bell says of money that a person has to pay back. */
export const refundToPay = ({ id, number, paise }: ToPay): NewNotice & { kind: NoticeKind } => ({
  key: `refund-to-pay:${id}`,
  kind: "refund-to-pay",
  permission: "view_payment",
  title: "Refund to pay",
  text: `${inRupees(paise)} for order #${number} has to be refunded manually.`,
  link: `/refunds?status=to-pay&search=${encodeURIComponent(`#${number}`)}`,
});

/**
 * Tells of money that somebody has to pay back, each once. It is looked for, and not told by an event, so that nobody
 * misses it where a process dies.
 */
export async function tellRefundsToPay(container: MedusaContainer): Promise<void> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const untold = await run<ToPay>({
    name: "notice-refunds-to-pay",
    text: `SELECT t.id, COALESCE(l.display_id, 0) AS number, t.amount_paise::float8 AS paise
             FROM refund_task t LEFT JOIN order_listing l ON l.order_id = t.order_id
            WHERE t.destination IS NULL AND t.status <> 'done'
              AND t.created_at > now() - interval '3 days'
              AND NOT EXISTS (SELECT FROM notice n WHERE n.key = 'refund-to-pay:' || t.id) LIMIT 200`,
    values: [],
  });
  await container.resolve<NoticeModuleService>(NOTICE_MODULE).add(untold.map(refundToPay));
}
