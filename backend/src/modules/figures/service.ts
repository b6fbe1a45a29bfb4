import type { ToDo } from "@haat/api-contract/overview/schemas";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { type CustomersWanted, readCustomer, readCustomers } from "./read/customers";
import {
  type DayRange,
  readByCategory,
  readByPaymentMethod,
  readBySpan,
  readFirstDay,
  readSums,
  type Span,
} from "./read/earnings";
import { type OverviewPart, readOverview } from "./read/overview";
import { readToDo } from "./read/to-do";
import { renewFigures } from "./write/renew";
import { watchTables } from "./write/watch";

export type { OverviewPart };

type Dependencies = {
  [ContainerRegistrationKeys.PG_CONNECTION]: Connections;
  [ContainerRegistrationKeys.LOGGER]: Logger;
};

const readerOn = (run: Run) => ({
  bySpan: (span: Span, range: DayRange) => readBySpan(run, span, range),
  byPaymentMethod: (range: DayRange) => readByPaymentMethod(run, range),
  byCategory: (range: DayRange) => readByCategory(run, range),
  /** One for each range, in the same order. */
  sums: (...ranges: DayRange[]) => readSums(run, ranges),
  firstDay: () => readFirstDay(run),
});
export type EarningsReader = ReturnType<typeof readerOn>;

/** The back office's aggregates: earnings and customers. Every answer includes all that was committed before it. */
export class FiguresService {
  private readonly database: Database;
  private readonly logger: Logger;

  readonly __hooks = {
    onApplicationStart: async () => {
      await watchTables(this.database);
      // Catches up on changes made while no process ran. Not awaited, so that it does not delay the start.
      void this.renew().catch((error) => this.logger.error("Could not update the figures", error));
    },
  };

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections, logger }: Dependencies) {
    this.database = new Database(connections);
    this.logger = logger;
  }

  /** Recalculates what has changed; readers do it themselves. */
  renew = () => renewFigures(this.database);

  /** Several reads in one snapshot, so that they agree. */
  earnings = <Answer>(read: (earnings: EarningsReader) => Promise<Answer>): Promise<Answer> =>
    this.fresh(() =>
      this.database.transaction(async (run) => {
        await run({ name: "", text: "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY", values: [] });
        return await read(readerOn(run));
      }),
    );
  customers = (wanted: CustomersWanted) => this.fresh(() => readCustomers(this.database.run, wanted));
  customer = (id: string) => this.fresh(() => readCustomer(this.database.run, id));
  overview = (parts: readonly OverviewPart[]) => this.fresh(() => readOverview(this.database.run, parts));

  /** Balances are as of their last recalculation: call their own service first. */
  toDo = (wanted: readonly (keyof ToDo)[]) => readToDo(this.database.run, wanted);

  private async fresh<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    await this.renew();
    return await read();
  }
}
