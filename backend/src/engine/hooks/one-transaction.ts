import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MessageAggregator } from "@medusajs/framework/utils";
import { Database, leaveReplica, type Run } from "#database/database";
import { Semaphore } from "#database/semaphore";

/** Discards the modules' events instead of letting them be sent before the commit. */
class HeldMessages extends MessageAggregator {
  override count(): number {
    return 0;
  }
}

type Repository = { getFreshManager(): SqlEntityManager };

const hasRepository = (service: object): service is { baseRepository_: Repository } => "baseRepository_" in service;

/**
 * One database transaction across several of the engine's modules. They share one connection pool, and a module that
 * gets a transaction in its context uses it instead of opening its own.
 */
export class OneTransaction {
  private readonly managers = new Map<object, SqlEntityManager>();

  /** Runs a prepared statement in the transaction, for SQL that is too expensive to plan each time. */
  readonly prepared: Run;

  constructor(private readonly transaction: Knex.Transaction) {
    leaveReplica();
    this.prepared = new Database(transaction).run;
  }

  /** Runs SQL in the transaction. `?` and `:name` are placeholders. */
  async run<Row>(sql: string, values: Knex.RawBinding[] | Record<string, Knex.RawBinding>): Promise<Row[]> {
    const { rows } = await this.transaction.raw(sql, values);
    return rows;
  }

  /**
   * The context to pass as the last argument of a module's method. The module's events are not sent: the caller sends
   * its own.
   */
  contextFor(service: object): Context<SqlEntityManager> {
    let manager = this.managers.get(service);
    if (!manager) {
      if (!hasRepository(service)) throw new Error("This service keeps nothing in the database.");
      manager = service.baseRepository_.getFreshManager().fork({ freshEventManager: true });
      manager.setTransactionContext(this.transaction);
      this.managers.set(service, manager);
    }
    // `__type` is how the engine's decorators tell a context from a parameter.
    return { transactionManager: manager, messageAggregator: new HeldMessages(), __type: "MedusaContext" };
  }

  /** Writes the modules' pending changes. Needed before SQL that must see them; repeated before the commit. */
  async flush(): Promise<void> {
    for (const manager of this.managers.values()) await manager.flush();
  }

  /** Makes the modules read again: they cache what they have loaded in this transaction, whoever changes it. */
  async dropLoaded(): Promise<void> {
    await this.flush();
    this.managers.clear();
  }
}

/**
 * Buyers queue here and not in the pool: transactions that wait for each other's rows would hold every connection, and
 * nobody could read a page. One process has one CPU, so more concurrency would make none of them faster.
 */
const semaphore = new Semaphore(8);

/**
 * Commits if `act` succeeds; otherwise nothing is written, even if the process is killed midway. `act` must not call a
 * module without `contextFor`: that call would run outside the transaction.
 */
export async function inOneTransaction<Result>(
  container: MedusaContainer,
  act: (transaction: OneTransaction) => Promise<Result>,
): Promise<Result> {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return await semaphore.run(() =>
    database.transaction(async (knexTransaction) => {
      const transaction = new OneTransaction(knexTransaction);
      const result = await act(transaction);
      await transaction.flush();
      return result;
    }),
  );
}
