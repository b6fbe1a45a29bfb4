import type { Run } from "#database/database";
import { versionSql } from "#database/page-of";

/** The owner of the rate: a category or sub-category, or a seller. */
export type RateOf = { kind: "category" | "seller"; id: string };

/** The version of a rate that does not exist yet. */
export const noRate = "none";

const of = "kind = $1 AND subject_id = $2";

/** Custom rates of categories and sellers. */
export class Rates {
  constructor(private readonly database: { run: Run }) {}

  /** In percent; null if there is no custom rate. */
  async read({ kind, id }: RateOf): Promise<number | null> {
    const [row] = await this.database.run<{ percent: number }>({
      name: "commission-rate",
      text: `SELECT percent::float8 AS percent FROM commission_rate WHERE ${of}`,
      values: [kind, id],
    });
    return row?.percent ?? null;
  }

  /**
   * Sets a rate, or removes it with null. Of two concurrent changes to the same version the first one wins.
   *
   * @returns whether it was done; false if `seen` is not the current version.
   */
  async set({ kind, id }: RateOf, percent: number | null, seen: string): Promise<boolean> {
    const isSeen = `${versionSql("updated_at")} = $3`;
    if (percent === null) {
      if (seen === noRate) return (await this.read({ kind, id })) === null;
      const rows = await this.database.run({
        name: "commission-remove",
        text: `DELETE FROM commission_rate WHERE ${of} AND ${isSeen} RETURNING subject_id`,
        values: [kind, id, seen],
      });
      return rows.length === 1;
    }
    const rows =
      seen === noRate
        ? await this.database.run({
            name: "commission-add",
            text: `INSERT INTO commission_rate (kind, subject_id, percent) VALUES ($1, $2, $3::numeric)
                   ON CONFLICT DO NOTHING RETURNING subject_id`,
            values: [kind, id, percent],
          })
        : await this.database.run({
            name: "commission-change",
            text: `UPDATE commission_rate SET percent = $4::numeric, updated_at = clock_timestamp()
                    WHERE ${of} AND ${isSeen} RETURNING subject_id`,
            values: [kind, id, seen, percent],
          });
    return rows.length === 1;
  }
}
