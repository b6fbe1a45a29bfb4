import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database } from "#database/database";
import { listOrders, type OrdersQuery } from "./read/list-orders";
import { listReturns, type ReturnsQuery } from "./read/list-returns";
import { readManagedOrder } from "./read/managed-order";
import { type KeepMoney, listNew, lockOrders, refreshListing } from "./write/refresh-listing";
import { sweepListing } from "./write/sweep-listing";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** The back office's read model of orders: one narrow row an order, and their totals. */
export class OrderListingService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: OrdersQuery) => listOrders(this.database.run, query);
  /** One order with everything the back office knows of it; null if there is none. */
  order = (orderId: string) => readManagedOrder(this.database.run, orderId);
  returns = (query: ReturnsQuery) => listReturns(this.database.run, query);
  /** Refreshes the rows of these orders, in a transaction of its own. */
  refresh = (orderIds: readonly string[], saveMoney: KeepMoney) =>
    this.database.transaction((run) => refreshListing(run, orderIds, saveMoney));
  /** The same in the running transaction of `run`. */
  static refreshIn = refreshListing;
  static listNewIn = listNew;
  /** Locks the money and the rows of these orders until the transaction ends. */
  static lockIn = lockOrders;
  /** Repairs changes that had no event; returns how many rows changed. */
  sweep = (saveMoney: KeepMoney) => sweepListing(this.database, saveMoney);
}
