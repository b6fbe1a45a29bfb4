import type { NoticeKind } from "@haat/api-contract/notice/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { ToPay } from "#modules/notice/read/unannounced";
import type { NewNotice, NoticeModuleService } from "#modules/notice/service";
import { inRupees } from "#money/in-rupees";

/** The notice for a refund that staff must pay by hand. */
export const refundToPay = ({ id, number, paise }: ToPay): NewNotice & { kind: NoticeKind } => ({
  key: `refund-to-pay:${id}`,
  kind: "refund-to-pay",
  permission: "view_payment",
  title: "Refund to pay",
  text: `${inRupees(paise)} for order #${number} has to be refunded manually.`,
  link: `/refunds?status=to-pay&search=${encodeURIComponent(`#${number}`)}`,
});

/**
 * Adds a notice for each refund that staff must pay by hand, once. It polls instead of handling an event, so that none
 * is missed after a crash.
 */
export async function notifyRefundsToPay(container: MedusaContainer): Promise<void> {
  const notices = container.resolve<NoticeModuleService>(NOTICE_MODULE);
  await notices.add((await notices.unannouncedRefunds()).map(refundToPay));
}
