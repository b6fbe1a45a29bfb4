import { createHash, randomBytes } from "node:crypto";
import type { Run } from "./database";

/** Only a link's hash is stored, so that reading the table opens no account. */
export const linkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The table that stores the links of one kind of account, its owner column, and a link's lifetime. */
export type LinkTable = { table: string; owner: string; minutes: number };

/** Single-use links to set an account's password, at most one per account. */
export class AccountLinks {
  constructor(
    private readonly database: { run: Run },
    private readonly kind: LinkTable,
  ) {}

  /**
   * Creates a link's token and invalidates the previous one.
   *
   * @returns null if the previous link is younger than `pauseSeconds`; that one stays valid.
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

  /** @returns the id of the account that a valid link belongs to, or null. */
  async ownerOf(token: string): Promise<string | null> {
    const { table, owner } = this.kind;
    const [row] = await this.database.run<{ owner: string }>({
      name: `${table}-owner`,
      text: `SELECT ${owner} AS owner FROM ${table} WHERE token_hash = $1 AND expires_at > now()`,
      values: [linkHash(token)],
    });
    return row?.owner ?? null;
  }

  /** Consumes a link: of concurrent calls only one gets the account. @returns the account's id, or null. */
  async take(token: string): Promise<string | null> {
    const { table, owner } = this.kind;
    const [row] = await this.database.run<{ owner: string }>({
      name: `${table}-take`,
      text: `DELETE FROM ${table} WHERE token_hash = $1 AND expires_at > now() RETURNING ${owner} AS owner`,
      values: [linkHash(token)],
    });
    return row?.owner ?? null;
  }

  /** Invalidates an account's link. */
  async void(ownerId: string): Promise<void> {
    const { table, owner } = this.kind;
    const text = `DELETE FROM ${table} WHERE ${owner} = $1`;
    await this.database.run({ name: `${table}-void`, text, values: [ownerId] });
  }

  /** @returns the age in seconds of an account's link; null if it has none, or an expired one. */
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
