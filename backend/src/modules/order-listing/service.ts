import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database } from "#database/database";
import { listOrders, type OrdersQuery } from "./read/list-orders";
import { listReturns, type ReturnsQuery } from "./read/list-returns";
import { readManagedOrder } from "./read/managed-order";
import { readSummary } from "./read/summary";
import { refreshListing } from "./write/refresh-listing";
import { sweepListing } from "./write/sweep-listing";

type Dependencies = {
  [ContainerRegistrationKeys.PG_CONNECTION]: Connections;
  [ContainerRegistrationKeys.LOGGER]: Logger;
};

/** The back office's read model of orders: a narrow row an order, and what they add up to. */
export class OrderListingService {
  private readonly database: Database;

  readonly __hooks = {
    onApplicationStart: async () => {
      // A shop that has orders already gets its rows. Not waited for: the shop sells meanwhile.
      void this.sweep().catch((error) => this.logger.error("Order listing sweep failed", error));
    },
  };

  private readonly logger: Logger;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections, logger }: Dependencies) {
    this.logger = logger;
    this.database = new Database(connections);
  }

  list = (query: OrdersQuery) => listOrders(this.database.run, query);
  /** Of the whole shop: how many orders stand where, and the revenue. */
  summary = () => readSummary(this.database.run);
  /** One order with all that the back office knows of it; null when there is none. */
  order = (orderId: string) => readManagedOrder(this.database.run, orderId);
  returns = (query: ReturnsQuery) => listReturns(this.database.run, query);
  /** Brings the rows of these orders up to date, in a transaction of its own. */
  refresh = (orderIds: readonly string[]) => this.database.transaction((run) => refreshListing(run, orderIds));
  /** The same in a transaction that is running, in which `run` works. */
  static refreshIn = refreshListing;
  /** Repairs what nobody told; answers how many rows changed. */
  sweep = () => sweepListing(this.database);
}
