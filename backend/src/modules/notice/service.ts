import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { instantSql, type Page, type PageWanted, pageOf } from "#database/page-of";
import { markLow } from "./low-stock";
import { findUnannouncedRefunds, findUntoldReviews } from "./read/unannounced";

export type NewNotice = {
  /** Unique: a second notice with the same key is dropped. */
  key: string;
  kind: string;
  /** The permission required to see it. */
  permission: string;
  title: string;
  text: string;
  /** A path relative to the back office's root. */
  link: string;
};

export type NoticeRow = {
  _id: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  createdAt: string;
  isRead: boolean;
};

/** The account that reads. `permissions` are those it has; null: all. */
export type Reader = { userId: string; permissions: readonly string[] | null };

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** A new account starts with no unread notices. $1: the reader. */
const readUntil = `(SELECT GREATEST((SELECT read_until FROM notice_reader WHERE user_id = $1),
  (SELECT min(created_at) FROM haat_staff WHERE user_id = $1), '-infinity'::timestamptz))`;
const isRead = `(n.created_at <= ${readUntil}
  OR EXISTS (SELECT FROM notice_read r WHERE r.user_id = $1 AND r.notice_id = n.id))`;
const isTold = "($2::text[] IS NULL OR n.permission = ANY ($2))";

/** Notices of events in the shop, for those staff who are permitted to see them. */
export class NoticeModuleService {
  private readonly database: Database;

  constructor(dependencies: Dependencies) {
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** Adds notices; those with a known key are dropped. `run` is the transaction they belong to. */
  async add(news: readonly NewNotice[], run: Run = this.database.run): Promise<void> {
    if (news.length === 0) return;
    await run({
      name: "notice-add",
      text: `INSERT INTO notice (id, key, kind, permission, title, text, link)
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
             ON CONFLICT (key) DO NOTHING`,
      values: [
        news.map(() => generateEntityId(undefined, "ntc")),
        news.map(({ key }) => key),
        news.map(({ kind }) => kind),
        news.map(({ permission }) => permission),
        news.map(({ title }) => title),
        news.map(({ text }) => text),
        news.map(({ link }) => link),
      ],
    });
  }

  /** Marks what is low on stock now, in the running transaction. */
  static markLowIn = markLow;

  /** Events without a notice. */
  unannouncedReviews = (wanted: Parameters<typeof findUntoldReviews>[1]) =>
    findUntoldReviews(this.database.run, wanted);
  unannouncedRefunds = () => findUnannouncedRefunds(this.database.run);

  /**
   * Replaces the text of these notices, so that only their existence remains. `run` is the transaction that deletes the
   * rest.
   */
  static async blankIn(run: Run, keys: readonly string[], text: string): Promise<void> {
    await run({
      name: "notice-blank",
      text: "UPDATE notice SET text = $2 WHERE key = ANY ($1)",
      values: [keys, text],
    });
  }

  /** Newest first. */
  list(
    { userId, permissions }: Reader,
    wanted: PageWanted & { unread?: boolean | undefined },
  ): Promise<Page<NoticeRow>> {
    return pageOf<NoticeRow>(
      this.database.run,
      {
        name: "notice-list",
        select: `n.id AS _id, n.kind, n.title, n.text, n.link, ${instantSql("n.created_at")} AS "createdAt", ${isRead} AS "isRead"`,
        from: `notice n WHERE ${isTold} AND ($3::boolean IS NULL OR ${isRead} = NOT $3)`,
        order: "n.created_at DESC, n.id DESC",
        values: [userId, permissions, wanted.unread ?? null],
      },
      wanted,
    );
  }

  /** The reader's number of unread notices, counted up to `limits.maxUnread`. */
  async countUnread({ userId, permissions }: Reader): Promise<number> {
    const [row] = await this.database.run<{ unread: number }>({
      name: "notice-unread",
      text: `SELECT count(*)::int AS unread FROM (SELECT FROM notice n
              WHERE n.created_at > ${readUntil} AND ${isTold}
                AND NOT EXISTS (SELECT FROM notice_read r WHERE r.user_id = $1 AND r.notice_id = n.id)
              LIMIT $3) ones`,
      values: [userId, permissions, limits.maxUnread],
    });
    return row?.unread ?? 0;
  }

  /** Marks these as read, of those the reader may see; without ids: all existing ones. */
  async markRead({ userId, permissions }: Reader, ids: readonly string[] | undefined): Promise<void> {
    if (ids) {
      await this.database.run({
        name: "notice-read",
        text: `INSERT INTO notice_read (user_id, notice_id)
               SELECT $1, n.id FROM notice n WHERE ${isTold} AND n.id = ANY ($3) ON CONFLICT DO NOTHING`,
        values: [userId, permissions, ids],
      });
      return;
    }
    await this.database.run({
      name: "notice-read-all",
      text: `WITH single AS (DELETE FROM notice_read WHERE user_id = $1)
             INSERT INTO notice_reader (user_id, read_until) VALUES ($1, clock_timestamp())
             ON CONFLICT (user_id) DO UPDATE SET read_until = GREATEST(notice_reader.read_until, excluded.read_until)`,
      values: [userId],
    });
  }

  /** Deletes all but the newest. */
  async keepNewest(count: number): Promise<void> {
    await this.database.run({
      name: "notice-keep-newest",
      text: "DELETE FROM notice WHERE id NOT IN (SELECT id FROM notice ORDER BY created_at DESC, id DESC LIMIT $1)",
      values: [count],
    });
  }

  /** Deletes expired notices. @returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "notice-forget",
      table: "notice",
      where: "created_at < now() - make_interval(days => $1)",
      values: [limits.noticeDays],
    });
  }

  /** Deletes the read marks of deleted accounts. @returns how many. */
  purgeReaders(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "notice-forget-readers",
      table: "notice_reader",
      where: "NOT EXISTS (SELECT FROM haat_staff s WHERE s.user_id = notice_reader.user_id)",
      values: [],
    });
  }
}
