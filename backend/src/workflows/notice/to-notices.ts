import type { Notice } from "@haat/api-contract/notice/schemas";
import { type NoticeKind, noticeKinds } from "@haat/api-contract/notice/schemas";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { NoticeRow, Reader } from "#modules/notice/service";

/** The caller as a reader of notices. */
export const toReader = ({ userId, isFullAdministrator, permissions }: AdministratorAccess): Reader => ({
  userId,
  permissions: isFullAdministrator ? null : [...permissions],
});

const isKind = (kind: string): kind is NoticeKind => noticeKinds.some((known) => known === kind);

/** Converts to wire format; kinds unknown to this release, added by a later one, are omitted. */
export const toNotices = (rows: readonly NoticeRow[]): Notice[] =>
  rows.flatMap((row) => (isKind(row.kind) ? [{ ...row, kind: row.kind }] : []));
