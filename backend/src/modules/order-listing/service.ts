import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database } from "#database/database";
import { listOrders, type OrdersQuery } from "./read/list-orders";
import { listReturns, type ReturnsQuery } from "./read/list-returns";
import { readManagedOrder } from "./read/managed-order";
import { readSummary } from "./read/summary";
import { type KeepMoney, listNew, lockOrders, refreshListing } from "./write/refresh-listing";
import { sweepListing } from "./write/sweep-listing";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** The back office's read model of orders: a narrow row an order, and what they add up to. */
export class OrderListingService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: OrdersQuery) => listOrders(this.database.run, query);
  /** Of the whole shop: how many orders stand where, and the revenue. */
  summary = () => readSummary(this.database.run);
  /** One order with all that the back office knows of it; null when there is none. */
  order = (orderId: string) => readManagedOrder(this.database.run, orderId);
  returns = (query: ReturnsQuery) => listReturns(this.database.run, query);
  /** Brings the rows of these orders up to date, in a transaction of its own. */
  refresh = (orderIds: readonly string[], saveMoney: KeepMoney) =>
    this.database.transaction((run) => refreshListing(run, orderIds, saveMoney));
  /** The same in a transaction that is running, in which `run` works. */
  static refreshIn = refreshListing;
  static listNewIn = listNew;
  /** Keeps others from the money and the rows of these orders until the transaction ends. */
  static lockIn = lockOrders;
  /** Repairs what nobody told; answers how many rows changed. */
  sweep = (saveMoney: KeepMoney) => sweepListing(this.database, saveMoney);
}
