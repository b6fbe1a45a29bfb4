import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { instantSql, type Page, type PageWanted, pageOf } from "#database/page-of";

export type NewSellerNotice = {
  /** Unique: a second notice with the same key is dropped. */
  key: string;
  sellerId: string;
  kind: string;
  title: string;
  text: string;
  /** A path relative to the portal's root. */
  link: string;
  /** The seller has opted out of it; stored anyway, so that it is not announced again. */
  isHidden?: boolean;
};

export type SellerNoticeRow = {
  _id: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  createdAt: string;
  isRead: boolean;
};

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Notices to sellers about their orders, products and accounts. */
export class SellerNoticeService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** Adds notices in the transaction they belong to. @returns the keys of the new ones. */
  async add(news: readonly NewSellerNotice[], run: Run): Promise<Set<string>> {
    const rows = await run<{ key: string }>({
      name: "seller-notice-add",
      text: `INSERT INTO seller_notice (id, key, seller_id, kind, title, text, link, is_hidden)
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[])
             ON CONFLICT (key) DO NOTHING RETURNING key`,
      values: [
        news.map(() => generateEntityId(undefined, "sntc")),
        news.map(({ key }) => key),
        news.map(({ sellerId }) => sellerId),
        news.map(({ kind }) => kind),
        news.map(({ title }) => title),
        news.map(({ text }) => text),
        news.map(({ link }) => link),
        news.map(({ isHidden = false }) => String(isHidden)),
      ],
    });
    return new Set(rows.map(({ key }) => key));
  }

  /** Newest first. */
  list(sellerId: string, wanted: PageWanted & { unread?: boolean | undefined }): Promise<Page<SellerNoticeRow>> {
    return pageOf<SellerNoticeRow>(
      this.database.run,
      {
        name: "seller-notices",
        select: `id AS _id, kind, title, text, link, ${instantSql("created_at")} AS "createdAt", read_at IS NOT NULL AS "isRead"`,
        from: "seller_notice WHERE seller_id = $1 AND NOT is_hidden AND ($2::boolean IS NULL OR (read_at IS NULL) = $2)",
        order: "created_at DESC, id DESC",
        values: [sellerId, wanted.unread ?? null],
      },
      wanted,
    );
  }

  /** The seller's number of unread notices, counted up to `limits.maxUnread`. */
  async countUnread(sellerId: string): Promise<number> {
    const [row] = await this.database.run<{ unread: number }>({
      name: "seller-notices-unread",
      text: `SELECT count(*)::int AS unread
               FROM (SELECT FROM seller_notice WHERE seller_id = $1 AND read_at IS NULL AND NOT is_hidden LIMIT $2) ones`,
      values: [sellerId, limits.maxUnread],
    });
    return row?.unread ?? 0;
  }

  /** Marks these of the seller's notices as read; without ids: all existing ones. */
  async markRead(sellerId: string, ids: readonly string[] | undefined): Promise<void> {
    await this.database.run({
      name: "seller-notices-read",
      text: `UPDATE seller_notice SET read_at = clock_timestamp()
              WHERE seller_id = $1 AND read_at IS NULL AND ($2::text[] IS NULL OR id = ANY ($2))`,
      values: [sellerId, ids ?? null],
    });
  }

  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "seller-notices-forget",
      table: "seller_notice",
      where: "created_at < now() - make_interval(days => $1)",
      values: [limits.noticeDays],
    });
  }
}
