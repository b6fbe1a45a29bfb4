import { createHash } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import type { Run } from "./database";

/** Only the hash is stored, because people also type other things than addresses there. */
const hashOf = (identifier: string) => createHash("sha256").update(identifier).digest("hex");

/** The table of each kind of account (`email_hash`, `tries`, `last_at`). */
type Table = "staff_password_try" | "seller_password_try";

/**
 * Counts password attempts per address or number, known or not. An attempt is counted before the password is checked,
 * in one statement, so that concurrent attempts cannot exceed the limit.
 */
export class PasswordTries {
  constructor(
    private readonly database: { run: Run },
    private readonly table: Table,
  ) {}

  /** Counts one attempt. @returns 0, or for how many seconds the address is locked. */
  async take(identifier: string): Promise<number> {
    const values = [hashOf(identifier), limits.staffLockMinutes, limits.staffPasswordTries];
    const taken = await this.database.run({
      name: `${this.table}-take`,
      text: `INSERT INTO ${this.table} AS t (email_hash, tries, last_at) VALUES ($1, 1, now())
             ON CONFLICT (email_hash) DO UPDATE
                SET tries = CASE WHEN t.last_at < now() - make_interval(mins => $2) THEN 1 ELSE t.tries + 1 END,
                    last_at = now()
              WHERE t.tries < $3 OR t.last_at < now() - make_interval(mins => $2)
             RETURNING t.tries`,
      values,
    });
    if (taken.length > 0) return 0;
    const [row] = await this.database.run<{ seconds: number }>({
      name: `${this.table}-locked`,
      text: `SELECT ceil(extract(epoch FROM last_at + make_interval(mins => $2) - now()))::int AS seconds
               FROM ${this.table} WHERE email_hash = $1`,
      values: values.slice(0, 2),
    });
    return Math.max(1, row?.seconds ?? 1);
  }

  /** A correct password resets the count. */
  async clear(identifier: string): Promise<void> {
    await this.database.run({
      name: `${this.table}-good`,
      text: `DELETE FROM ${this.table} WHERE email_hash = $1`,
      values: [hashOf(identifier)],
    });
  }

  async purgeOld(): Promise<void> {
    await this.database.run({
      name: `${this.table}-forget`,
      text: `DELETE FROM ${this.table} WHERE last_at < now() - make_interval(mins => $1)`,
      values: [limits.staffLockMinutes],
    });
  }
}
