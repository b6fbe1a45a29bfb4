import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { IdempotencyKey } from "./models/idempotency-key";

type Claim = {
  customerId: string;
  key: string;
  /** SHA-256 of the request, hex. */
  requestHash: string;
  /** Id of what this request is about to make. */
  resultId: string;
  lifetimeHours: number;
};
type Earlier = { request_hash: string; result_id: string };

export class IdempotencyModule extends MedusaService({ IdempotencyKey }) {
  /**
   * Takes a key for the running transaction. A twin at the same moment waits here until this transaction ends: after
   * a commit it gets what was made, after a rollback the key is its own. So a request that failed burns no key.
   *
   * @returns null when the key is the caller's now, otherwise the request that has it.
   */
  @InjectTransactionManager()
  async claim(claim: Claim, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<Earlier | null> {
    const taken: unknown[] =
      (await context.transactionManager?.execute(
        `INSERT INTO idempotency_key (id, customer_id, key, request_hash, result_id, expires_at)
       VALUES (?, ?, ?, ?, ?, now() + make_interval(hours => ?))
       ON CONFLICT (customer_id, key) WHERE deleted_at IS NULL DO UPDATE
          SET request_hash = excluded.request_hash, result_id = excluded.result_id,
              expires_at = excluded.expires_at, updated_at = now()
        WHERE idempotency_key.expires_at < now()
        RETURNING id`,
        [
          generateEntityId(undefined, "idem"),
          claim.customerId,
          claim.key,
          claim.requestHash,
          claim.resultId,
          claim.lifetimeHours,
        ],
      )) ?? [];
    return taken.length === 1 ? null : await this.find(claim.customerId, claim.key, context);
  }

  /** The request that has a key and whose time is not over, or null. */
  @InjectManager()
  async find(
    customerId: string,
    key: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<Earlier | null> {
    const manager = context.transactionManager ?? context.manager;
    const rows: Earlier[] =
      (await manager?.execute(
        `SELECT request_hash, result_id FROM idempotency_key
        WHERE customer_id = ? AND key = ? AND expires_at >= now() AND deleted_at IS NULL`,
        [customerId, key],
      )) ?? [];
    return rows[0] ?? null;
  }

  /** Forgets a shopper's keys, in the running transaction: they protect requests that are on their way, and none is taken any more. */
  static async purgeShopperIn(run: Run, customerId: string): Promise<void> {
    await run({
      name: "idempotency-forget-shopper",
      text: "DELETE FROM idempotency_key WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Forgets keys past their time. @returns how many. */
  @InjectTransactionManager()
  async purgeExpired(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<number> {
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        "DELETE FROM idempotency_key WHERE expires_at < now() RETURNING id",
      )) ?? [];
    return rows.length;
  }
}
