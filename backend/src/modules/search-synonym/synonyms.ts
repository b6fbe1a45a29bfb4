import type { Synonym, SynonymDirection } from "@haat/api-contract/search-synonym/schemas";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { instantSql, versionSql } from "#database/page-of";

export type SynonymFields = { word: string; equals: string[]; direction: SynonymDirection };

/** The wire fields of a synonym, of `search_synonym s`. */
export const synonymColumns = `s.id AS _id, s.word, s.equals, s.direction, s.source, ${instantSql("s.updated_at")} AS "updatedAt",
  ${versionSql("s.updated_at")} AS version`;

/** Reads and writes synonyms, in a transaction or without one. */
export class Synonyms {
  constructor(private readonly database: { run: Run }) {}

  /** The synonym, locked until the transaction ends. */
  async lock(id: string): Promise<Synonym | null> {
    const [row] = await this.database.run<Synonym>({
      name: "search-synonym-lock",
      text: `SELECT ${synonymColumns} FROM search_synonym s WHERE s.id = $1 FOR UPDATE`,
      values: [id],
    });
    return row ?? null;
  }

  /** Null if the word has a synonym in this direction already. */
  async add({ word, equals, direction }: SynonymFields): Promise<Synonym | null> {
    const [row] = await this.database.run<Synonym>({
      name: "search-synonym-add",
      text: `INSERT INTO search_synonym AS s (id, word, equals, direction, source) VALUES ($1, $2, $3, $4, 'staff')
             ON CONFLICT DO NOTHING RETURNING ${synonymColumns}`,
      values: [generateEntityId(undefined, "syn"), word, equals, direction],
    });
    return row ?? null;
  }

  /** From now on it counts as staff's. Null if another synonym has the word in this direction. */
  async change(id: string, { word, equals, direction }: SynonymFields): Promise<Synonym | null> {
    const [row] = await this.database.run<Synonym>({
      name: "search-synonym-change",
      text: `UPDATE search_synonym s SET word = $2, equals = $3, direction = $4, source = 'staff', updated_at = clock_timestamp()
              WHERE s.id = $1 AND NOT EXISTS (
                SELECT FROM search_synonym o WHERE o.id <> $1 AND lower(o.word) = lower($2) AND o.direction = $4)
          RETURNING ${synonymColumns}`,
      values: [id, word, equals, direction],
    });
    return row ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.database.run({
      name: "search-synonym-remove",
      text: "DELETE FROM search_synonym WHERE id = $1",
      values: [id],
    });
  }

  /** A search that now finds something is no longer listed as missed. */
  async dropMissed(query: string): Promise<void> {
    await this.database.run({
      name: "search-miss-drop",
      text: "DELETE FROM search_miss WHERE query = lower($1)",
      values: [query],
    });
  }

  /**
   * Adds the shop's own words, each version once: what staff have deleted or changed since stays so. Returns whether it
   * added any. Call in a transaction.
   */
  async seed(words: readonly SynonymFields[], version: number): Promise<boolean> {
    await this.database.run({
      name: "search-synonym-seed-lock",
      text: "SELECT pg_advisory_xact_lock(hashtext('search-synonym-seed'))",
      values: [],
    });
    const [known] = await this.database.run<{ version: number }>({
      name: "search-synonym-seed-version",
      text: "SELECT version FROM search_synonym_seed",
      values: [],
    });
    if (known && known.version >= version) return false;
    await this.database.run({
      name: "search-synonym-seed",
      text: `INSERT INTO search_synonym (id, word, equals, direction, source)
             SELECT w.id, w.word, ARRAY(SELECT json_array_elements_text(w.equals)), w.direction, 'seeded'
               FROM json_to_recordset($1::json) AS w(id text, word text, equals json, direction text)
             ON CONFLICT DO NOTHING`,
      values: [JSON.stringify(words.map((word) => ({ ...word, id: generateEntityId(undefined, "syn") })))],
    });
    await this.database.run({
      name: "search-synonym-seeded",
      text: `INSERT INTO search_synonym_seed (version) VALUES ($1)
             ON CONFLICT (only_row) DO UPDATE SET version = excluded.version`,
      values: [version],
    });
    return true;
  }
}
