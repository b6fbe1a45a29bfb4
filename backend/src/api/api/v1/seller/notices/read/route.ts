import { defineRoute } from "#http/define-route";
import { SELLER_NOTICE_MODULE } from "#modules/seller-notice/index";
import type { SellerNoticeService } from "#modules/seller-notice/service";

export const PUT = defineRoute("readSellerNotices", async ({ auth, body, scope }) => {
  const notices = scope.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE);
  await notices.markRead(auth.id, body.ids);
  return { unread: await notices.countUnread(auth.id) };
});
