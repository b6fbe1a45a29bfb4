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
  /** In their order; the last is where the request then stands. */
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

  /** Keeps a request; false when the order has one already, also when it came at the same moment. */
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

  /** An order that is taken up again can be returned again: what it was before is kept, and shown nowhere. */
  @InjectTransactionManager()
  async forget(orderId: string, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE return_request SET deleted_at = now(), updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [orderId],
    );
  }

  /** Remembers the engine's own return, so that the goods are never taken in twice. */
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

  /** Remembers the engine's own exchange and the return that belongs to it, so that nothing is replaced twice. */
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

  /** Moves a request on and keeps the changes. @returns false when it stands elsewhere by now. */
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
