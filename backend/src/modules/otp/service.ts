import { createHmac, randomInt } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  InjectManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { Otp } from "./models/otp";

/** A uniformly random code of the contract's length. Never zeros alone: those are the sample code of test messages. */
export const drawCode = (draw: (min: number, max: number) => number = randomInt): string =>
  String(draw(1, 10 ** limits.otpLength)).padStart(limits.otpLength, "0");

/**
 * The stored hash of a code. Keyed with a secret and bound to its identifier: a stolen table reveals no codes, and a
 * hash copied to another row does not work.
 */
const hashCode = (secret: string, purpose: string, identifier: string, code: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, identifier, code]))
    .digest("hex");

/** The purpose of a code: an identifier may have one live code for each purpose. */
export type OtpPurpose =
  | "shopper-login"
  | "administrator-login"
  | "add-identifier"
  | "delete-account"
  | "seller-contact";
type Holder = { purpose: OtpPurpose; identifier: string };

export type IssuedCode =
  | { code: string }
  /** Too early (30 s) or too often (5 an hour). */
  | { refused: "too-soon" | "too-many"; retryAfterSeconds: number };

type Options = { secret: string };
type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class OtpModuleService extends MedusaService({ Otp }) {
  private readonly secret: string;
  private readonly database: Database;

  constructor(dependencies: Dependencies & Record<string, unknown>, options: Options) {
    super(dependencies);
    this.secret = options.secret;
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /**
   * Issues a code that replaces the previous one. One statement checks and writes, so that of concurrent requests, in
   * any number of processes, exactly one gets a code.
   */
  @InjectManager()
  async issue(
    { purpose, identifier }: Holder,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<IssuedCode> {
    const code = drawCode();
    const made = await context.manager?.execute<{ id: string }[]>(
      `INSERT INTO otp AS o (id, purpose, identifier, code_hash, expires_at, sent_times)
       VALUES (?, ?, ?, ?, now() + make_interval(mins => ?), ARRAY[now()::text])
       ON CONFLICT (purpose, identifier) WHERE deleted_at IS NULL DO UPDATE
          SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0, used_at = NULL,
              updated_at = now(),
              sent_times = ${timesOfLastHour} || excluded.sent_times
        WHERE cardinality(${timesOfLastHour}) < ?
          AND NOT EXISTS (SELECT 1 FROM unnest(o.sent_times) t WHERE t::timestamptz > now() - make_interval(secs => ?))
       RETURNING o.id`,
      [
        generateEntityId(undefined, "otp"),
        purpose,
        identifier,
        hashCode(this.secret, purpose, identifier, code),
        limits.otpLifetimeMinutes,
        limits.otpPerHour,
        limits.otpResendSeconds,
      ],
    );
    return made?.length ? { code } : this.refusal({ purpose, identifier }, context);
  }

  /** Deletes codes that expired long ago: those of the last hour still count. @returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "otp-forget-old",
      table: "otp",
      where: "expires_at < now() - make_interval(days => $1)",
      values: [retention.codeDays],
    });
  }

  /** Deletes the codes of these identifiers, in the running transaction. */
  static async purgeIn(run: Run, identifiers: readonly string[]): Promise<void> {
    await run({ name: "otp-forget", text: "DELETE FROM otp WHERE identifier = ANY ($1)", values: [identifiers] });
  }

  /** Invalidates a code that was sent. */
  @InjectManager()
  async revoke(
    { purpose, identifier }: Holder,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    const manager = context.transactionManager ?? context.manager;
    await manager?.execute(
      "UPDATE otp SET used_at = now(), updated_at = now() WHERE purpose = ? AND identifier = ? AND used_at IS NULL",
      [purpose, identifier],
    );
  }

  /**
   * Checks a code. Counting the try, comparing and using up the code are one statement: thirty concurrent tries still
   * count as at most five, and a valid code works once.
   */
  @InjectManager()
  async redeem(
    { purpose, identifier }: Holder,
    code: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const hash = hashCode(this.secret, purpose, identifier, code);
    const manager = context.transactionManager ?? context.manager;
    const rows = await manager?.execute<{ matched: boolean }[]>(
      `UPDATE otp
          SET attempts = attempts + 1, updated_at = now(), used_at = CASE WHEN code_hash = ? THEN now() END
        WHERE purpose = ? AND identifier = ? AND deleted_at IS NULL
          AND used_at IS NULL AND expires_at > now() AND attempts < ?
       RETURNING used_at IS NOT NULL AS matched`,
      [hash, purpose, identifier, limits.otpTries],
    );
    return rows?.[0]?.matched === true;
  }

  private async refusal({ purpose, identifier }: Holder, context: Context<SqlEntityManager>): Promise<IssuedCode> {
    const rows = await context.manager?.execute<{ sent: number; newest_age: number; oldest_age: number }[]>(
      `SELECT count(*)::int AS sent,
              extract(epoch FROM now() - max(t::timestamptz))::float AS newest_age,
              extract(epoch FROM now() - min(t::timestamptz))::float AS oldest_age
         FROM otp, unnest(sent_times) t
        WHERE purpose = ? AND identifier = ? AND otp.deleted_at IS NULL
          AND t::timestamptz > now() - interval '1 hour'`,
      [purpose, identifier],
    );
    const { sent = 0, newest_age = 0, oldest_age = 0 } = rows?.[0] ?? {};
    const wait = (seconds: number) => Math.max(1, Math.ceil(seconds));
    return sent >= limits.otpPerHour
      ? { refused: "too-many", retryAfterSeconds: wait(3600 - oldest_age) }
      : { refused: "too-soon", retryAfterSeconds: wait(limits.otpResendSeconds - newest_age) };
  }
}

const timesOfLastHour = `ARRAY(SELECT t FROM unnest(o.sent_times) t WHERE t::timestamptz > now() - interval '1 hour')`;
