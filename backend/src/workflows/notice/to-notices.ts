import type { Notice } from "@haat/api-contract/notice/schemas";
import { type NoticeKind, noticeKinds } from "@haat/api-contract/notice/schemas";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { NoticeRow, Reader } from "#modules/notice/service";

/** Who reads, as the notices know them. */
export const toReader = ({ userId, isFullAdministrator, permissions }: AdministratorAccess): Reader => ({
  userId,
  permissions: isFullAdministrator ? null : [...permissions],
});

const isKind = (kind: string): kind is NoticeKind => noticeKinds.some((known) => known === kind);

/** As the wire has it; a kind that this release does not know, left by a later one, is left out. */
export const toNotices = (rows: readonly NoticeRow[]): Notice[] =>
  rows.flatMap((row) => (isKind(row.kind) ? [{ ...row, kind: row.kind }] : []));
