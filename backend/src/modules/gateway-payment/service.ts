import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { Attempts } from "./attempts";
import { GatewayEvents } from "./events";
import { findRefund, type ListedRefunds, listRefunds } from "./read/list-refunds";
import { moneyOnItsWay } from "./read/money-on-its-way";
import { ReconciliationBook } from "./reconciliation-book";
import { RefundLines } from "./refund-lines";
import { RefundPayees } from "./refund-payees";
import { RefundTasks } from "./refund-tasks";
import { moveShopper, purgeShopper } from "./shopper-data";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/**
 * What gateways have told us, and what we owe back: attempts, payments, webhooks' events, refunds on their way. The
 * statements lie beside this, by what they are about; all of them take a `Run`, so that they work in a transaction too.
 */
export class GatewayPaymentService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  get run(): Run {
    return this.database.run;
  }

  /** Openings of payments, and what came by them; in a running transaction where one is given. */
  attempts = (run: Run = this.run): Attempts => new Attempts(run);
  /** What waits and has no task, as an earlier release left it, gets one. */
  async requeueWaiting(): Promise<void> {
    await this.events().requeueWaiting();
    await this.attempts().requeueWaiting();
    await this.refundTasks().requeueWaiting();
  }
  /** What webhooks have told. */
  events = (run: Run = this.run): GatewayEvents => new GatewayEvents(run);
  /** Money on its way back; in a running transaction where one is given. */
  refundTasks = (run: Run = this.run): RefundTasks => new RefundTasks(run);
  /** The same for who has no container at hand. */
  static refundTasksIn = (run: Run): RefundTasks => new RefundTasks(run);
  /** In a running transaction. */
  static purgeShopperIn = purgeShopper;
  static moveShopperIn = moveShopper;
  /** What staff have given back for pieces of orders. */
  refundLines = (run: Run = this.run): RefundLines => new RefundLines(run);
  /** Where shoppers want what a person pays back. */
  refundPayees = (run: Run = this.run): RefundPayees => new RefundPayees(run);
  listRefunds = (query: ListedRefunds) => listRefunds(this.run, query);
  findRefund = (id: string) => findRefund(this.run, id);
  /** Payments that may still arrive, and refunds that are not settled, at each gateway. */
  moneyOnItsWay = (run: Run = this.run) => moneyOnItsWay(run);
  /** What comparing the books has found. */
  reconciliation = (run: Run = this.run): ReconciliationBook => new ReconciliationBook(run);
}
