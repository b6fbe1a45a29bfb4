import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { log } from "#log/log";
import { MoneyRows } from "./money-rows";

/** Orders that are filled in one transaction. */
const chunk = 500;

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };
type Fill = (run: Run, orderIds: readonly string[]) => Promise<void>;

/** The amounts of every order line, to the paisa: sums of an order are sums of these rows. */
export class OrderMoneyService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  /** The rows in a running transaction, in which `run` works. */
  static rowsIn = (run: Run): MoneyRows => new MoneyRows({ run });

  /**
   * Fills the rows of orders of an earlier release by `fillOrders`, once. Servers that start together wait for each
   * other.
   */
  async fill(fillOrders: Fill): Promise<void> {
    let after: string | undefined = "";
    for (let done = 0; after !== undefined && !(await this.isFilled()); done += chunk) {
      if (done > 0 && done % 10_000 === 0) log.info(`The money of ${done} earlier orders is written`);
      after = await this.fillSome(fillOrders, after);
    }
  }

  private async isFilled(): Promise<boolean> {
    const [state] = await this.database.run<{ isFilled: boolean }>({
      name: "order-money-state",
      text: `SELECT filled_at IS NOT NULL AS "isFilled" FROM order_money_state`,
      values: [],
    });
    return state?.isFilled ?? true;
  }

  /** @returns the last order that was processed; undefined once there is none left. */
  private fillSome(fillOrders: Fill, after: string): Promise<string | undefined> {
    return this.database.transaction(async (run) => {
      await run({ name: "order-money-lock", text: "SELECT filled_at FROM order_money_state FOR UPDATE", values: [] });
      const orders = await run<{ id: string }>({
        name: "orders-without-money",
        text: `SELECT s.order_id AS id FROM haat_order_status s
                WHERE s.order_id > $1 AND (NOT EXISTS (SELECT FROM order_line_sum m WHERE m.order_id = s.order_id)
                  OR EXISTS (SELECT FROM haat_earlier_parcel_line e WHERE e.order_id = s.order_id
                                AND NOT EXISTS (SELECT FROM order_line_sum m WHERE m.line_item_id = e.line_item_id)))
                ORDER BY s.order_id LIMIT ${chunk}`,
        values: [after],
      });
      const ids = orders.map(({ id }) => id);
      if (ids.length > 0) await fillOrders(run, ids);
      else
        await run({ name: "order-money-filled", text: "UPDATE order_money_state SET filled_at = now()", values: [] });
      return ids.at(-1);
    });
  }
}
