import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { ToPay } from "#modules/notice/read/unannounced";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";
import { inRupees } from "#money/in-rupees";

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
export async function notifyRefundsToPay(container: MedusaContainer): Promise<void> {
  const notices = container.resolve<NoticeModuleService>(NOTICE_MODULE);
  await notices.add((await notices.unannouncedRefunds()).map(refundToPay));
}
