import { type SellerNotice, type SellerNoticeKind, sellerNoticeKinds } from "@haat/api-contract/seller-notice/schemas";
import type { SellerNoticeRow } from "../../modules/seller-notice/service";

const isKind = (kind: string): kind is SellerNoticeKind => sellerNoticeKinds.some((known) => known === kind);

/** As the wire has it; a kind that this release does not know, left by a later one, is left out. */
export const toSellerNotices = (rows: readonly SellerNoticeRow[]): SellerNotice[] =>
  rows.flatMap((row) => (isKind(row.kind) ? [{ ...row, kind: row.kind }] : []));
