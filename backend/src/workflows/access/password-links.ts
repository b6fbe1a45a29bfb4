import { createHash, randomBytes } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Of a link only the hash is kept: whoever reads the table opens nothing. */
export const passwordLinkHash = (token: string): string => createHash("sha256").update(token).digest("hex");

type Transaction = { run<Row>(sql: string, values: Knex.RawBinding[]): Promise<Row[]> };

/** Makes a link's token for an account; a new one voids the one before. */
export async function makePasswordLink(transaction: Transaction, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await transaction.run(
    `INSERT INTO staff_password_link (token_hash, user_id, expires_at) VALUES (?, ?, now() + make_interval(hours => ?))
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [passwordLinkHash(token), userId, limits.staffPasswordLinkHours],
  );
  return token;
}

/** Uses a link up: of many at the same moment one gets the account. @returns the user's id, or null. */
export async function takePasswordLink(transaction: Transaction, token: string): Promise<string | null> {
  const [row] = await transaction.run<{ user_id: string }>(
    "DELETE FROM staff_password_link WHERE token_hash = ? AND expires_at > now() RETURNING user_id",
    [passwordLinkHash(token)],
  );
  return row?.user_id ?? null;
}

/** An account's link opens nothing any more. */
export async function voidPasswordLink(transaction: Transaction, userId: string): Promise<void> {
  await transaction.run("DELETE FROM staff_password_link WHERE user_id = ?", [userId]);
}

/** How many seconds ago an account's link was made; null where it has none, or an expired one. */
export async function linkAge(transaction: Transaction, userId: string): Promise<number | null> {
  const [row] = await transaction.run<{ age: number }>(
    `SELECT floor(extract(epoch FROM now() + make_interval(hours => ?) - expires_at))::int AS age
       FROM staff_password_link WHERE user_id = ? AND expires_at > now()`,
    [limits.staffPasswordLinkHours, userId],
  );
  return row ? Math.max(0, row.age) : null;
}
