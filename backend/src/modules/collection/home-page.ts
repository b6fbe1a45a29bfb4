import type { ManagedHome, ManagedHomeRow } from "@haat/api-contract/home/schemas";
import { collectionSource, firstHomeRows, homeGridTitles } from "@haat/api-contract/home/words";
import type { Run } from "#database/database";
import { instantSql, versionSql } from "#database/page-of";
import { momentTasksSql } from "#queue/moments";
import { collectionStatusSql } from "./collections";

const neverSaved = "never";

type Stored = {
  sources: string[];
  nextSources: string[] | null;
  publishAt: string;
  version: string;
  collections: { id: string; title: string; isShown: boolean }[];
};

/** Of the table `h`: what the rows show at a time. @param now SQL of the time */
export const currentSourcesSql = (now: string): string =>
  `CASE WHEN h.next_from <= ${now} THEN h.next_sources ELSE h.sources END`;

/** The transaction may have waited for the lock. */
const now = "statement_timestamp()";

/** Who has seen what is replaced in the meantime has not seen this version. */
const changedAtSql = `CASE WHEN h.next_from <= ${now} THEN h.next_from ELSE h.updated_at END`;

/** What the rows show now, and from a time to come. */
export type Arrangement = {
  sources: readonly string[];
  next: { sources: readonly string[]; publishAt: string } | null;
};

/** Reads and writes the rows of the home page, in a transaction or without one. */
export class HomePage {
  constructor(private readonly database: { run: Run }) {}

  /** The rows as they were saved, or the first arrangement; and all that could be one. */
  async read(): Promise<ManagedHome> {
    const [row] = await this.database.run<Stored>({
      name: "home-page",
      text: `SELECT COALESCE(${currentSourcesSql(now)}, $1::text[]) AS sources, COALESCE(${versionSql(changedAtSql)}, $2) AS version,
               CASE WHEN h.next_from > ${now} THEN h.next_sources END AS "nextSources", ${instantSql("h.next_from")} AS "publishAt",
               (SELECT COALESCE(json_agg(json_build_object('id', c.id, 'title', c.title, 'isShown', ${collectionStatusSql} = 'running')
                                 ORDER BY lower(c.title), c.id), '[]') FROM shop_collection c) AS collections
               FROM (VALUES ('home')) AS one (id) LEFT JOIN home_page h USING (id)`,
      values: [firstHomeRows, neverSaved],
    });
    const { sources = [], nextSources = null, publishAt = "", version = neverSaved, collections = [] } = row ?? {};
    const known = new Map<string, ManagedHomeRow>([
      ...Object.entries(homeGridTitles).map(([source, title]) => [source, { source, title, isShown: true }] as const),
      ...collections.map(
        ({ id, ...rest }) => [collectionSource(id), { source: collectionSource(id), ...rest }] as const,
      ),
    ]);
    // A collection may have been deleted.
    const rowsOf = (named: readonly string[]) => named.flatMap((source) => known.get(source) ?? []);
    return {
      rows: rowsOf(sources),
      next: nextSources && { rows: rowsOf(nextSources), publishAt },
      others: [...known.values()].filter(({ source }) => !sources.includes(source)),
      version,
    };
  }

  /** Changes of the home page wait for the transaction. */
  async lock(): Promise<void> {
    const text = "SELECT pg_advisory_xact_lock(hashtext('home_page'))";
    await this.database.run({ name: "home-page-lock", text, values: [] });
  }

  async save({ sources, next }: Arrangement): Promise<void> {
    await this.database.run({
      name: "home-page-save",
      text: `INSERT INTO home_page (id, sources, next_sources, next_from) VALUES ('home', $1::text[], $2::text[], $3::timestamptz)
             ON CONFLICT (id) DO UPDATE SET sources = $1, next_sources = $2, next_from = $3, updated_at = clock_timestamp()`,
      values: [sources, next?.sources ?? null, next?.publishAt ?? null],
    });
  }

  /** Stores scheduled rows whose moment has come as the page's. Their version stays. */
  async settle(): Promise<void> {
    await this.database.run({
      name: "home-page-settle",
      text: `UPDATE home_page SET sources = next_sources, next_sources = NULL, next_from = NULL, updated_at = next_from
              WHERE next_from <= ${now}`,
      values: [],
    });
  }

  /** Adds the task that has shoppers see the scheduled rows. */
  async schedule(publishAt: string): Promise<void> {
    await this.database.run({
      name: "home-page-schedule",
      text: momentTasksSql("publish-home"),
      values: ["{}", [publishAt]],
    });
  }
}
