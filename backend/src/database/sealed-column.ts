import { type Run, unprepared } from "./database";

/** `key` is the table's primary key, a text. */
type Place = { table: string; key: string; column: string };

/** How many values were sealed anew, and how many can't be opened by any secret. */
export type Resealed = { resealed: number; lost: number };

/** What `reseal` makes of a sealed value: the same if the current key sealed it, null if no key opens it. */
export type Reseal = (sealed: string) => string | null;

const pageSize = 500;

/** A table's column of sealed values. */
export class SealedColumn {
  constructor(
    private readonly database: { run: Run },
    private readonly place: Place,
  ) {}

  /** Seals each value anew, page by page. What is changed meanwhile was sealed by the current key, and stays. */
  async reseal(reseal: Reseal): Promise<Resealed> {
    const counts = { resealed: 0, lost: 0 };
    for (let after = "", isLast = false; !isLast; ) {
      const rows = await this.page(after);
      const changed: { key: string; old: string; sealed: string }[] = [];
      for (const { key, old } of rows) {
        const sealed = reseal(old);
        if (sealed === null) counts.lost += 1;
        else if (sealed !== old) changed.push({ key, old, sealed });
      }
      if (changed.length > 0) await this.replace(changed);
      counts.resealed += changed.length;
      after = rows.at(-1)?.key ?? after;
      isLast = rows.length < pageSize;
    }
    return counts;
  }

  private page(after: string): Promise<{ key: string; old: string }[]> {
    const { table, key, column } = this.place;
    return this.database.run({
      name: unprepared,
      text: `SELECT ${key} AS key, ${column} AS old FROM ${table} WHERE ${column} IS NOT NULL AND ${key} > $1
              ORDER BY ${key} LIMIT ${pageSize}`,
      values: [after],
    });
  }

  private async replace(changed: readonly { key: string; old: string; sealed: string }[]): Promise<void> {
    const { table, key, column } = this.place;
    await this.database.run({
      name: unprepared,
      text: `UPDATE ${table} SET ${column} = one.sealed
               FROM unnest($1::text[], $2::text[], $3::text[]) AS one (key, old, sealed)
              WHERE ${table}.${key} = one.key AND ${table}.${column} = one.old`,
      values: [changed.map((one) => one.key), changed.map(({ old }) => old), changed.map(({ sealed }) => sealed)],
    });
  }
}
