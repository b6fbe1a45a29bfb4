import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { NOTICE_MODULE } from "#modules/notice/index";
import type { NoticeModuleService } from "#modules/notice/service";
import { toReader } from "#workflows/notice/to-notices";

export const PUT = defineRoute("readNotices", async ({ auth, body, scope }) => {
  const notices = scope.resolve<NoticeModuleService>(NOTICE_MODULE);
  const reader = toReader(administratorOf(auth));
  await notices.markRead(reader, body.ids);
  return { unread: await notices.countUnread(reader) };
});
