import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { addOrderStatus } from "./add-order-status";
import { importEngineOrders } from "./import-engine-orders";
import { OrderStatus } from "./models/order-status";
import type { Actor, StatusChange, StoredOrderStatus, StoredPaymentStatus } from "./order-states";
import { findCancelledInEngine, findOrdersOf, findUnpaid, isPaid } from "./read/find-orders";
import { moveShopper, purgeShopper } from "./shopper-data";

type Change = {
  orderId: string;
  to: StoredOrderStatus;
  by: Actor;
  at: Date;
  /** Change only if the order has one of these statuses. Absent: from any status. */
  from?: readonly StoredOrderStatus[];
  /** Change only if the payment has this status. */
  whilePayment?: StoredPaymentStatus | undefined;
  paymentStatus?: StoredPaymentStatus;
  /** New tracking. Absent: unchanged. */
  tracking?: { carrier: string; trackingNumber: string } | undefined;
};

export type OrderStatusRow = {
  order_id: string;
  customer_id: string;
  status: StoredOrderStatus;
  payment_status: StoredPaymentStatus;
  payment_method: PaymentMethod;
  history: StatusChange[];
  placed_at: Date;
  changed_at: Date;
  /** Until when an order that is paid online waits for its payment. */
  pay_until?: Date | null;
};

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class OrderStatusModule extends MedusaService({ OrderStatus }) {
  // MedusaService creates these names; its types treat "Status" as a plural and call them createOrderStatus,
  // listOrderStatus.
  declare createOrderStatuses: (rows: OrderStatusRow[], context?: Context) => Promise<unknown>;
  declare listOrderStatuses: (filters: { order_id: string }) => Promise<OrderStatusRow[]>;

  private readonly database: Database;

  constructor(dependencies: Dependencies & Record<string, unknown>) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** In a running transaction. */
  static importIn = importEngineOrders;
  static addIn = addOrderStatus;
  static ofShopperIn = findOrdersOf;
  static isPaidIn = isPaid;
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;

  /** Backdates the rows of past orders, such as demo data, to the days on which those were placed and changed. */
  static async dateBackIn(run: Run, orderIds: readonly string[]): Promise<void> {
    await run({
      name: "order-status-date-back",
      text: "UPDATE order_status SET created_at = placed_at, updated_at = changed_at WHERE order_id = ANY ($1)",
      values: [orderIds],
    });
  }

  /** Orders that need attention. */
  unpaid = (max: number) => findUnpaid(this.database.run, max);
  cancelledInEngine = (which: Parameters<typeof findCancelledInEngine>[1]) =>
    findCancelledInEngine(this.database.run, which);

  /**
   * Moves an order to another status and appends the change to its history, in one statement: of two concurrent callers
   * one waits, and then sees the other's change.
   *
   * @returns whether the change was made; false if there is no such order or it has another status.
   */
  @InjectTransactionManager()
  async changeStatus(change: Change, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<boolean> {
    const entry = JSON.stringify([{ status: change.to, at: change.at.toISOString(), by: change.by }]);
    const from = change.from ?? null;
    const payment = change.whilePayment ?? null;
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        `UPDATE order_status
          SET status = ?, changed_at = ?, updated_at = ?, payment_status = coalesce(?, payment_status),
              carrier = coalesce(?, carrier), tracking_number = coalesce(?, tracking_number), history = history || ?::jsonb
        WHERE order_id = ? AND deleted_at IS NULL AND (?::text[] IS NULL OR status = ANY (?::text[]))
          AND (?::text IS NULL OR payment_status = ?)
        RETURNING id`,
        [
          change.to,
          change.at,
          change.at,
          change.paymentStatus ?? null,
          change.tracking?.carrier ?? null,
          change.tracking?.trackingNumber ?? null,
          entry,
          change.orderId,
          from && `{${from.join(",")}}`,
          from && `{${from.join(",")}}`,
          payment,
          payment,
        ],
      )) ?? [];
    return rows.length === 1;
  }

  /** Corrects the tracking of a shipped order, and records the previous value in its history; the status stays. */
  @InjectTransactionManager()
  async correctTracking(
    orderId: string,
    { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
    { by, at }: { by: Actor; at: Date },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      `UPDATE order_status SET carrier = ?, tracking_number = ?, updated_at = now(),
              history = history || jsonb_build_object('status', status, 'at', ?::text, 'by', ?::jsonb, 'correction',
                jsonb_build_object('carrier', ?::text, 'trackingNumber', ?::text,
                  'was', jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number)))
        WHERE order_id = ? AND deleted_at IS NULL`,
      [carrier, trackingNumber, at.toISOString(), JSON.stringify(by), carrier, trackingNumber, orderId],
    );
  }

  /** Changes the payment status; the order's status stays. */
  @InjectTransactionManager()
  async setPaymentStatus(
    orderId: string,
    paymentStatus: StoredPaymentStatus,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE order_status SET payment_status = ?, updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [paymentStatus, orderId],
    );
  }

  /** Marks an order as paid; `method` is how. */
  @InjectTransactionManager()
  async setPaid(
    orderId: string,
    method: PaymentMethod,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE order_status SET payment_status = 'paid', payment_method = ?, updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [method, orderId],
    );
  }

  /** Changes the payment method of an unpaid order. */
  @InjectTransactionManager()
  async setPaymentMethod(
    orderId: string,
    method: PaymentMethod,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE order_status SET payment_method = ?, updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [method, orderId],
    );
  }

  /** A reopened order awaits its payment again. */
  @InjectTransactionManager()
  async awaitAnew(
    orderId: string,
    { method, payUntil }: { method: PaymentMethod; payUntil: Date | null },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE order_status SET payment_method = ?, pay_until = ?, updated_at = now() WHERE order_id = ? AND deleted_at IS NULL",
      [method, payUntil, orderId],
    );
  }
}
