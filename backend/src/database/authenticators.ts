import { randomBytes } from "node:crypto";
import { setupMinutes } from "@haat/api-contract/authenticator/messages";
import { limits } from "@haat/api-contract/limits";
import { linkHash } from "./account-links";
import type { Parameter, Run } from "./database";
import { SealedColumn } from "./sealed-column";

/** The table of one kind of account, and its owner column. */
export type AuthenticatorTable = { table: "staff_authenticator" | "seller_authenticator"; owner: string };

export type AuthenticatorRow = {
  /** The app's key, sealed. */
  sealedKey: string;
  /** False while it is being set up. */
  isOn: boolean;
  /** It was not confirmed in time. */
  isExpired: boolean;
  recoveryCodesLeft: number;
};

type Confirmation = { sealedKey: string; step: number; recoveryHashes: readonly string[] };

/** A login whose password was correct. */
export type Challenged = { ownerId: string; challenge: string };

/**
 * The authenticator apps of one kind of account, at most one per account. What uses up a code is one statement: of
 * concurrent calls with the same code, one succeeds.
 */
export class Authenticators {
  constructor(
    private readonly database: { run: Run },
    private readonly kind: AuthenticatorTable,
  ) {}

  get sealedKeys(): SealedColumn {
    const { table, owner } = this.kind;
    return new SealedColumn(this.database, { table, key: owner, column: "sealed_key" });
  }

  async of(ownerId: string): Promise<AuthenticatorRow | null> {
    const [row] = await this.run<AuthenticatorRow>(
      "of",
      (table, owner) => `SELECT sealed_key AS "sealedKey", confirmed_at IS NOT NULL AS "isOn",
                confirmed_at IS NULL AND begun_at <= now() - make_interval(mins => $2) AS "isExpired",
                cardinality(recovery_hashes) AS "recoveryCodesLeft" FROM ${table} WHERE ${owner} = $1`,
      [ownerId, setupMinutes],
    );
    return row ?? null;
  }

  /** Stores a key to be confirmed, in place of one that never was. @returns false if an app is on. */
  async setUp(ownerId: string, sealedKey: string): Promise<boolean> {
    const rows = await this.run(
      "set-up",
      (table, owner) => `INSERT INTO ${table} AS a (${owner}, sealed_key) VALUES ($1, $2)
             ON CONFLICT (${owner}) DO UPDATE SET sealed_key = excluded.sealed_key, begun_at = now() WHERE a.confirmed_at IS NULL
             RETURNING ${owner}`,
      [ownerId, sealedKey],
    );
    return rows.length > 0;
  }

  /**
   * @param step The time step of the code that confirmed it, which is thereby used.
   * @returns false if the key was replaced, confirmed or purged meanwhile.
   */
  async turnOn(ownerId: string, { sealedKey, step, recoveryHashes }: Confirmation): Promise<boolean> {
    const rows = await this.run(
      "turn-on",
      (table, owner) => `UPDATE ${table} SET confirmed_at = now(), last_step = $3, recovery_hashes = $4
              WHERE ${owner} = $1 AND sealed_key = $2 AND confirmed_at IS NULL RETURNING ${owner}`,
      [ownerId, sealedKey, step, recoveryHashes],
    );
    return rows.length > 0;
  }

  /** @returns false if no app is on. */
  async replaceRecoveryCodes(ownerId: string, recoveryHashes: readonly string[]): Promise<boolean> {
    const rows = await this.run(
      "recovery-codes",
      (table, owner) => `UPDATE ${table} SET recovery_hashes = $2
              WHERE ${owner} = $1 AND confirmed_at IS NOT NULL RETURNING ${owner}`,
      [ownerId, recoveryHashes],
    );
    return rows.length > 0;
  }

  /** Deletes key and recovery codes. @returns whether an app was on. */
  async remove(ownerId: string): Promise<boolean> {
    const [row] = await this.run<{ was: boolean }>(
      "remove",
      (table, owner) => `DELETE FROM ${table} WHERE ${owner} = $1 RETURNING confirmed_at IS NOT NULL AS was`,
      [ownerId],
    );
    return row?.was ?? false;
  }

  /** Opens the second step after a correct password, and ends the previous one. @returns null if no app is on. */
  async challenge(ownerId: string): Promise<string | null> {
    const challenge = randomBytes(32).toString("base64url");
    const rows = await this.run(
      "challenge",
      (
        table,
        owner,
      ) => `UPDATE ${table} SET challenge_hash = $2, challenge_expires_at = now() + make_interval(mins => $3)
              WHERE ${owner} = $1 AND confirmed_at IS NOT NULL RETURNING ${owner}`,
      [ownerId, linkHash(challenge), limits.otpLifetimeMinutes],
    );
    return rows.length > 0 ? challenge : null;
  }

  /** Whose second step a challenge opens; null if it is unknown, used or expired. */
  async challenged(challenge: string): Promise<string | null> {
    const [row] = await this.run<{ owner: string }>(
      "challenged",
      (table, owner) =>
        `SELECT ${owner} AS owner FROM ${table} WHERE challenge_hash = $1 AND challenge_expires_at > now()`,
      [linkHash(challenge)],
    );
    return row?.owner ?? null;
  }

  async voidChallenge(ownerId: string): Promise<void> {
    await this.run(
      "void-challenge",
      (table, owner) => `UPDATE ${table} SET challenge_hash = NULL, challenge_expires_at = NULL WHERE ${owner} = $1`,
      [ownerId],
    );
  }

  /** Uses up the challenge and a time step: neither it nor an earlier one is accepted again. @returns whether it did. */
  async redeemStep({ ownerId, challenge }: Challenged, step: number): Promise<boolean> {
    const rows = await this.run(
      "redeem-step",
      (table, owner) => `UPDATE ${table} SET last_step = $3, challenge_hash = NULL, challenge_expires_at = NULL
              WHERE ${owner} = $1 AND challenge_hash = $2 AND challenge_expires_at > now() AND last_step < $3
             RETURNING ${owner}`,
      [ownerId, linkHash(challenge), step],
    );
    return rows.length > 0;
  }

  /** Uses up the challenge and a recovery code. @returns whether it did. */
  async redeemRecoveryCode({ ownerId, challenge }: Challenged, hash: string): Promise<boolean> {
    const rows = await this.run(
      "redeem-recovery-code",
      (table, owner) => `UPDATE ${table} SET recovery_hashes = array_remove(recovery_hashes, $3), challenge_hash = NULL,
                challenge_expires_at = NULL
              WHERE ${owner} = $1 AND challenge_hash = $2 AND challenge_expires_at > now() AND $3 = ANY (recovery_hashes)
             RETURNING ${owner}`,
      [ownerId, linkHash(challenge), hash],
    );
    return rows.length > 0;
  }

  /** Deletes setups that were not confirmed in time. */
  async purgeExpired(): Promise<void> {
    await this.run(
      "purge-expired",
      (table) => `DELETE FROM ${table} WHERE confirmed_at IS NULL AND begun_at < now() - make_interval(mins => $1)`,
      [setupMinutes],
    );
  }

  private run<Row extends Record<string, unknown>>(
    name: string,
    text: (table: string, owner: string) => string,
    values: readonly Parameter[],
  ): Promise<Row[]> {
    const { table, owner } = this.kind;
    return this.database.run<Row>({ name: `${table}-${name}`, text: text(table, owner), values });
  }
}
