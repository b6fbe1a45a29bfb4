import { createHash, randomBytes } from "node:crypto";
import type { Run } from "./database";

/** Of a link only the hash is kept: whoever reads the table opens nothing. */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Which table holds the links of a kind of account, which column says whose, and for how long one is good. */
export type LinkTable = { table: string; owner: string; minutes: number };

/** Links that let an account set its password, one an account; each works once. */
export class AccountLinks {
  constructor(
    private readonly database: { run: Run },
    private readonly kind: LinkTable,
  ) {}

  /**
   * Makes a link's token, which voids the one before.
   *
   * @returns null when the one before is younger than `pauseSeconds`, and stays good.
   */
  async make(ownerId: string, pauseSeconds = 0): Promise<string | null> {
    const { table, owner, minutes } = this.kind;
    const token = randomBytes(32).toString("base64url");
    const rows = await this.database.run({
      name: `${table}-make`,
      text: `INSERT INTO ${table} AS l (token_hash, ${owner}, expires_at)
             VALUES ($1, $2, now() + make_interval(mins => $3))
             ON CONFLICT (${owner}) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
              WHERE l.expires_at <= excluded.expires_at - make_interval(secs => $4)
             RETURNING ${owner}`,
      values: [linkHash(token), ownerId, minutes, pauseSeconds],
    });
    return rows.length > 0 ? token : null;
  }

  /** Whose link this is while it is good. */
  async ownerOf(token: string): Promise<string | null> {
    const { table, owner } = this.kind;
    const [row] = await this.database.run<{ owner: string }>({
      name: `${table}-owner`,
      text: `SELECT ${owner} AS owner FROM ${table} WHERE token_hash = $1 AND expires_at > now()`,
      values: [linkHash(token)],
    });
    return row?.owner ?? null;
  }

  /** Uses a link up: of many at the same moment one gets the account. @returns the account's id, or null. */
  async take(token: string): Promise<string | null> {
    const { table, owner } = this.kind;
    const [row] = await this.database.run<{ owner: string }>({
      name: `${table}-take`,
      text: `DELETE FROM ${table} WHERE token_hash = $1 AND expires_at > now() RETURNING ${owner} AS owner`,
      values: [linkHash(token)],
    });
    return row?.owner ?? null;
  }

  /** An account's link opens nothing any more. */
  async void(ownerId: string): Promise<void> {
    const { table, owner } = this.kind;
    const text = `DELETE FROM ${table} WHERE ${owner} = $1`;
    await this.database.run({ name: `${table}-void`, text, values: [ownerId] });
  }

  /** How many seconds ago an account's link was made; null where it has none, or an expired one. */
  async age(ownerId: string): Promise<number | null> {
    const { table, owner, minutes } = this.kind;
    const [row] = await this.database.run<{ age: number }>({
      name: `${table}-age`,
      text: `SELECT greatest(0, floor(extract(epoch FROM now() + make_interval(mins => $2) - expires_at)))::int AS age
               FROM ${table} WHERE ${owner} = $1 AND expires_at > now()`,
      values: [ownerId, minutes],
    });
    return row?.age ?? null;
  }

  async purgeExpired(): Promise<void> {
    const { table } = this.kind;
    await this.database.run({
      name: `${table}-forget`,
      text: `DELETE FROM ${table} WHERE expires_at < now()`,
      values: [],
    });
  }
}
