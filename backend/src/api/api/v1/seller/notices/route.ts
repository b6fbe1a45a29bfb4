import { defineRoute } from "../../../../../http/define-route";
import { SELLER_NOTICE_MODULE } from "../../../../../modules/seller-notice";
import type { SellerNoticeService } from "../../../../../modules/seller-notice/service";
import { toSellerNotices } from "../../../../../workflows/seller-notice/to-seller-notices";

export const GET = defineRoute("listSellerNotices", async ({ auth, query, scope }) => {
  const notices = scope.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE);
  const [{ rows, ...page }, unread] = await Promise.all([notices.list(auth.id, query), notices.countUnread(auth.id)]);
  return { notices: toSellerNotices(rows), unread, ...page };
});
