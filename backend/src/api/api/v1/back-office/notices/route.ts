import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { toNotices, toReader } from "#workflows/notice/to-notices";

export const GET = defineRoute("listNotices", async ({ auth, query, scope }) => {
  const notices = scope.resolve<NoticeModuleService>(NOTICE_MODULE);
  const reader = toReader(administratorOf(auth));
  const [{ rows, ...paging }, unread] = await Promise.all([notices.list(reader, query), notices.countUnread(reader)]);
  return { notices: toNotices(rows), unread, ...paging };
});
