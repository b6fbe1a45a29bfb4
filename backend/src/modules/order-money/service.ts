import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { MoneyRows } from "./money-rows";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** What every order's lines are made of, to the paisa: sums of an order are sums of these rows. */
export class OrderMoneyService {
  private readonly rows: MoneyRows;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.rows = new MoneyRows(new Database(connections));
  }

  /** What the lines of these orders add up to now. */
  of = (orderIds: readonly string[]) => this.rows.of(orderIds);
  /** The rows in a running transaction, in which `run` works. */
  static rowsIn = (run: Run): MoneyRows => new MoneyRows({ run });
}
