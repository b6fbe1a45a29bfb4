import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { SealedColumn } from "#database/sealed-column";
import { Attempts } from "./attempts";
import { GatewayEvents } from "./events";
import { purgeEvents, purgePayees } from "./purge-old";
import { readLastDay } from "./read/last-day";
import { findRefund, type ListedRefunds, listRefunds } from "./read/list-refunds";
import { moneyOnItsWay } from "./read/money-on-its-way";
import { ReconciliationBook } from "./reconciliation-book";
import { RefundLines } from "./refund-lines";
import { RefundPayees } from "./refund-payees";
import { RefundTasks } from "./refund-tasks";
import { moveShopper, purgeShopper } from "./shopper-data";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/**
 * What gateways have reported, and what we owe: attempts, payments, webhook events, refunds. The statements are in the
 * files next to this one, by subject; all of them take a `Run`, so that they work in a transaction too.
 */
export class GatewayPaymentService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  get run(): Run {
    return this.database.run;
  }

  /** Attempts and the payments they received; in a running transaction if one is given. */
  attempts = (run: Run = this.run): Attempts => new Attempts(run);
  /** Adds tasks for what waits without one, as an earlier release left it. */
  async requeueWaiting(): Promise<void> {
    await this.events().requeueWaiting();
    await this.attempts().requeueWaiting();
    await this.refundTasks().requeueWaiting();
  }
  /** Webhook events. */
  events = (run: Run = this.run): GatewayEvents => new GatewayEvents(run);
  /** Refunds; in a running transaction if one is given. */
  refundTasks = (run: Run = this.run): RefundTasks => new RefundTasks(run);
  /** The same for callers without a container. */
  static refundTasksIn = (run: Run): RefundTasks => new RefundTasks(run);
  /** Deletes old webhook events, and bank accounts that no refund needs any more. @returns how many. */
  purgeEvents = () => purgeEvents(this.run);
  purgePayees = () => purgePayees(this.run);
  /** In a running transaction. */
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;
  /** What staff have refunded for pieces of orders. */
  refundLines = (run: Run = this.run): RefundLines => new RefundLines(run);
  /** Where shoppers want refunds that a person pays. */
  refundPayees = (run: Run = this.run): RefundPayees => new RefundPayees(run);
  get sealedPayees(): SealedColumn {
    return new SealedColumn(this.database, { table: "refund_payee", key: "order_id", column: "sealed" });
  }
  listRefunds = (query: ListedRefunds) => listRefunds(this.run, query);
  findRefund = (id: string) => findRefund(this.run, id);
  /** Payments that may still arrive, and unsettled refunds, at each gateway. */
  moneyOnItsWay = (run: Run = this.run) => moneyOnItsWay(run);
  static readLastDayIn = readLastDay;
  /** What comparing the books has found. */
  reconciliation = (run: Run = this.run): ReconciliationBook => new ReconciliationBook(run);
}
