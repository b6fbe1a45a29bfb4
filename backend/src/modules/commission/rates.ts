import type { Run } from "#database/database";
import { versionSql } from "#database/page-of";

/** Whose rate it is: a category's or sub-category's, or a seller's. */
export type RateOf = { kind: "category" | "seller"; id: string };

/** The version of a rate that there is none of. */
export const noRate = "none";

const of = "kind = $1 AND subject_id = $2";

/** Own rates of categories and sellers. */
export class Rates {
  constructor(private readonly database: { run: Run }) {}

  /** In percent; null where there is no own rate. */
  async read({ kind, id }: RateOf): Promise<number | null> {
    const [row] = await this.database.run<{ percent: number }>({
      name: "commission-rate",
      text: `SELECT percent::float8 AS percent FROM commission_rate WHERE ${of}`,
      values: [kind, id],
    });
    return row?.percent ?? null;
  }

  /**
   * Sets a rate, or takes it away with null. Of two who have seen the same version the first one wins.
   *
   * @returns whether it was done; false when `seen` is not the present version.
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
