import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { IdempotencyKey } from "./models/idempotency-key";

type Claim = {
  customerId: string;
  key: string;
  /** SHA-256 of the request, hex. */
  requestHash: string;
  /** Id of what this request will create. */
  resultId: string;
  lifetimeHours: number;
};
type Earlier = { request_hash: string; result_id: string };

export class IdempotencyModule extends MedusaService({ IdempotencyKey }) {
  /**
   * Claims a key in the running transaction. A concurrent request with the same key waits here until this transaction
   * ends: after a commit it gets this request's result, after a rollback it claims the key. So a failed request uses up
   * no key.
   *
   * @returns null if the caller has claimed the key, otherwise the earlier request.
   */
  static async claimIn(run: Run, claim: Claim): Promise<Earlier | null> {
    const taken = await run({
      name: "idempotency-claim",
      text: `INSERT INTO idempotency_key (id, customer_id, key, request_hash, result_id, expires_at)
             VALUES ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))
             ON CONFLICT (customer_id, key) WHERE deleted_at IS NULL DO UPDATE
                SET request_hash = excluded.request_hash, result_id = excluded.result_id,
                    expires_at = excluded.expires_at, updated_at = now()
              WHERE idempotency_key.expires_at < now()
             RETURNING id`,
      values: [
        generateEntityId(undefined, "idem"),
        claim.customerId,
        claim.key,
        claim.requestHash,
        claim.resultId,
        claim.lifetimeHours,
      ],
    });
    return taken.length === 1 ? null : await IdempotencyModule.findIn(run, claim.customerId, claim.key);
  }

  /** The unexpired request with this key, or null. */
  static async findIn(run: Run, customerId: string, key: string): Promise<Earlier | null> {
    const [earlier] = await run<Earlier>({
      name: "idempotency-find",
      text: `SELECT request_hash, result_id FROM idempotency_key
              WHERE customer_id = $1 AND key = $2 AND expires_at >= now() AND deleted_at IS NULL`,
      values: [customerId, key],
    });
    return earlier ?? null;
  }

  /**
   * Deletes a shopper's keys, in the running transaction: they only protect requests in flight, and no more are
   * accepted.
   */
  static async purgeShopperIn(run: Run, customerId: string): Promise<void> {
    await run({
      name: "idempotency-forget-shopper",
      text: "DELETE FROM idempotency_key WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Deletes expired keys. @returns how many. */
  @InjectTransactionManager()
  async purgeExpired(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<number> {
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        "DELETE FROM idempotency_key WHERE expires_at < now() RETURNING id",
      )) ?? [];
    return rows.length;
  }
}
