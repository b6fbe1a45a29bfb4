import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { addPastReturns } from "./add-past-returns";
import { ReturnRequest } from "./models/return-request";
import type { ReturnChange, ReturnLine, StoredReturnAction, StoredReturnStatus } from "./return-states";
import { moveShopper, purgeShopper } from "./shopper-data";

export type NewReturn = {
  orderId: string;
  customerId: string;
  action: StoredReturnAction;
  reason: string;
  image: string | null;
  lines: ReturnLine[];
  at: Date;
};

export type StoredReturn = {
  id: string;
  order_id: string;
  customer_id: string;
  action: StoredReturnAction;
  reason: string;
  image: string | null;
  lines: ReturnLine[];
  status: StoredReturnStatus;
  history: ReturnChange[];
  refund: number | null;
  rejection: string | null;
  engine_return_id: string | null;
  engine_exchange_id: string | null;
};

export type ReturnMove = {
  orderId: string;
  from: StoredReturnStatus;
  /** In order; the last one is the request's new status. */
  changes: [ReturnChange, ...ReturnChange[]];
  refund?: number;
  rejection?: string;
};

const columns =
  "id, order_id, customer_id, action, reason, image, lines, status, history, refund, rejection, engine_return_id, engine_exchange_id" as const;

export class ReturnRequestModule extends MedusaService({ ReturnRequest }) {
  /** In a running transaction. */
  static addPastIn = addPastReturns;
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;

  @InjectManager()
  async find(orderId: string, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<StoredReturn | null> {
    const rows: StoredReturn[] =
      (await context.manager?.execute(
        `SELECT ${columns} FROM return_request WHERE order_id = ? AND deleted_at IS NULL`,
        [orderId],
      )) ?? [];
    return rows[0] ?? null;
  }

  /** Stores a request; false if the order already has one, including one from a concurrent call. */
  @InjectTransactionManager()
  async add(
    { orderId, customerId, action, reason, image, lines, at }: NewReturn,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const first: ReturnChange = {
      status: "requested",
      at: at.toISOString(),
      by: { kind: "shopper", id: customerId },
    };
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        `INSERT INTO return_request (id, order_id, customer_id, action, reason, image, lines, status, history)
         VALUES (?, ?, ?, ?, ?, ?, ?::jsonb, 'requested', ?::jsonb)
         ON CONFLICT (order_id) WHERE deleted_at IS NULL DO NOTHING RETURNING id`,
        [
          generateEntityId(undefined, "retreq"),
          orderId,
          customerId,
          action,
          reason,
          image,
          JSON.stringify(lines),
          JSON.stringify([first]),
        ],
      )) ?? [];
    return rows.length === 1;
  }

  /** Soft-deletes the request of a reopened order, which can then be returned again. */
  @InjectTransactionManager()
  async forget(orderId: string, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE return_request SET deleted_at = now(), updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [orderId],
    );
  }

  /** Stores the id of the engine's own return, so that the items are never received twice. */
  @InjectTransactionManager()
  async linkEngineReturn(
    orderId: string,
    engineReturnId: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE return_request SET engine_return_id = ?, updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [engineReturnId, orderId],
    );
  }

  /** Stores the ids of the engine's own exchange and its return, so that nothing is replaced twice. */
  @InjectTransactionManager()
  async linkEngineExchange(
    orderId: string,
    { exchangeId, returnId }: { exchangeId: string; returnId: string },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      `UPDATE return_request SET engine_exchange_id = ?, engine_return_id = ?, updated_at = now()
        WHERE order_id = ? AND deleted_at IS NULL`,
      [exchangeId, returnId, orderId],
    );
  }

  /** Changes a request's status and appends to its history. @returns false if it no longer has the status `from`. */
  @InjectTransactionManager()
  async change(
    { orderId, from, changes, refund, rejection }: ReturnMove,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        `UPDATE return_request SET status = ?, history = history || ?::jsonb, refund = COALESCE(?, refund),
                rejection = COALESCE(?, rejection), updated_at = now()
          WHERE order_id = ? AND status = ? AND deleted_at IS NULL RETURNING id`,
        [changes.at(-1)?.status ?? from, JSON.stringify(changes), refund ?? null, rejection ?? null, orderId, from],
      )) ?? [];
    return rows.length === 1;
  }
}
