import { type SellerNotice, type SellerNoticeKind, sellerNoticeKinds } from "@haat/api-contract/seller-notice/schemas";
import { defineRoute } from "#http/define-route";
import { SELLER_NOTICE_MODULE } from "#modules/seller-notice/index";
import type { SellerNoticeRow, SellerNoticeService } from "#modules/seller-notice/service";

const isKind = (kind: string): kind is SellerNoticeKind => sellerNoticeKinds.some((known) => known === kind);

/** Converts rows for the response, without kinds that only a later release knows. */
const toSellerNotices = (rows: readonly SellerNoticeRow[]): SellerNotice[] =>
  rows.flatMap((row) => (isKind(row.kind) ? [{ ...row, kind: row.kind }] : []));

export const GET = defineRoute("listSellerNotices", async ({ auth, query, scope }) => {
  const notices = scope.resolve<SellerNoticeService>(SELLER_NOTICE_MODULE);
  const [{ rows, ...page }, unread] = await Promise.all([notices.list(auth.id, query), notices.countUnread(auth.id)]);
  return { notices: toSellerNotices(rows), unread, ...page };
});
