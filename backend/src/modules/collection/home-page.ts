import type { ManagedHome, ManagedHomeRow } from "@haat/api-contract/home/schemas";
import { collectionSource, firstHomeRows, homeGridTitles } from "@haat/api-contract/home/words";
import type { Run } from "#database/database";
import { versionSql } from "#database/page-of";
import { collectionStatusSql } from "./collections";

const neverSaved = "never";

type Stored = { sources: string[]; version: string; collections: { id: string; title: string; isShown: boolean }[] };

/** Reads and writes the rows of the home page, in a transaction or without one. */
export class HomePage {
  constructor(private readonly database: { run: Run }) {}

  /** The rows as they were saved, or the first arrangement; and all that could be one. */
  async read(): Promise<ManagedHome> {
    const [row] = await this.database.run<Stored>({
      name: "home-page",
      text: `SELECT COALESCE(h.sources, $1::text[]) AS sources, COALESCE(${versionSql("h.updated_at")}, $2) AS version,
               (SELECT COALESCE(json_agg(json_build_object('id', c.id, 'title', c.title, 'isShown', ${collectionStatusSql} = 'running')
                                 ORDER BY lower(c.title), c.id), '[]') FROM shop_collection c) AS collections
               FROM (VALUES ('home')) AS one (id) LEFT JOIN home_page h USING (id)`,
      values: [firstHomeRows, neverSaved],
    });
    const { sources = [], version = neverSaved, collections = [] } = row ?? {};
    const known = new Map<string, ManagedHomeRow>([
      ...Object.entries(homeGridTitles).map(([source, title]) => [source, { source, title, isShown: true }] as const),
      ...collections.map(
        ({ id, ...rest }) => [collectionSource(id), { source: collectionSource(id), ...rest }] as const,
      ),
    ]);
    return {
      // A collection may have been deleted.
      rows: sources.flatMap((source) => known.get(source) ?? []),
      others: [...known.values()].filter(({ source }) => !sources.includes(source)),
      version,
    };
  }

  /** Changes of the home page wait for the transaction. */
  async lock(): Promise<void> {
    const text = "SELECT pg_advisory_xact_lock(hashtext('home_page'))";
    await this.database.run({ name: "home-page-lock", text, values: [] });
  }

  async save(sources: readonly string[]): Promise<void> {
    await this.database.run({
      name: "home-page-save",
      text: `INSERT INTO home_page (id, sources) VALUES ('home', $1::text[])
             ON CONFLICT (id) DO UPDATE SET sources = $1, updated_at = clock_timestamp()`,
      values: [sources],
    });
  }
}
