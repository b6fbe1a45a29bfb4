import { AsyncLocalStorage } from "node:async_hooks";
import type { ClientBase, PoolClient } from "pg";
import { hasPooler, openDirectly } from "./direct-connection";
import { Semaphore } from "./semaphore";

export type Parameter = string | number | boolean | null | readonly string[];
/** A named statement is prepared once per connection, so a name must always have the same text. */
export type Statement = { name: string; text: string; values: readonly Parameter[] };
/**
 * Name of a statement that is planned again on each call: its best plan depends on the value, such as how rare a search
 * text is, or it works on a batch of any size. It costs two round trips more.
 */
export const unprepared = "";
export type Run = <Row extends Record<string, unknown>>(statement: Statement) => Promise<Row[]>;

/** The part of the engine's knex that we use: its connection pool, without the query builder. */
export type Connections = {
  client: { acquireConnection(): Promise<PoolClient>; releaseConnection(connection: PoolClient): Promise<void> };
};

/**
 * Makes a connection plan each named statement once. PostgreSQL would otherwise plan the first five calls, and all later
 * ones of whatever takes a list of ids: it expects ten ids of a plan that is made once, so that a plan for one id always
 * looks cheaper. Planning such a statement takes up to ten times as long as running it.
 * https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 */
export const planStatementsOnce = (connection: Pick<PoolClient, "query">): Promise<unknown> =>
  connection.query("SET plan_cache_mode = force_generic_plan");

/** Runs statements on one connection. */
export const runOn =
  (connection: ClientBase): Run =>
  async ({ name, text, values }) => {
    if (name !== unprepared || values.length === 0) {
      return (await connection.query({ name, text, values: [...values] })).rows;
    }
    return await plannedForValues(connection, text, values);
  };

const idle = "I";

/**
 * The setting is one of the transaction, whose own or the caller's: a pooler may give each of them another connection of
 * the database.
 */
async function plannedForValues(connection: ClientBase, text: string, values: readonly Parameter[]) {
  const isAlone = connection.getTransactionStatus() === idle;
  await connection.query(`${isAlone ? "BEGIN; " : ""}SET LOCAL plan_cache_mode = auto`);
  try {
    const { rows } = await connection.query({ text, values: [...values] });
    await connection.query(isAlone ? "COMMIT" : "SET LOCAL plan_cache_mode = force_generic_plan");
    return rows;
  } catch (error) {
    // A caller's transaction has failed, and its own rollback restores the setting. A dead connection can't roll back.
    if (isAlone) await connection.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** `run` is null once the work may no longer read the replica. */
type ReplicaScope = { run: Run | null };

const scopes = new AsyncLocalStorage<ReplicaScope>();

/** Does work whose single statements read the replica by `run`, until it writes or something fails there. */
export const readingReplica = <Result>(run: Run, act: () => Promise<Result>): Promise<Result> =>
  scopes.run({ run }, act);

/** From here on the present work reads the primary: it may have written. */
export function leaveReplica(): void {
  const scope = scopes.getStore();
  if (scope) scope.run = null;
}

/**
 * Runs a statement on the replica, if the present work reads it. A statement that writes fails there without effect, as does any
 * while the replica is away.
 *
 * @returns its rows; null if it is to be run on the primary.
 */
async function runOnReplica<Row extends Record<string, unknown>>(statement: Statement): Promise<Row[] | null> {
  const scope = scopes.getStore();
  if (!scope?.run) return null;
  try {
    return await scope.run<Row>(statement);
  } catch {
    scope.run = null;
    return null;
  }
}

const oneReader = new Semaphore(1);

/** Runs prepared statements on the engine's own connections: no second pool, and half of knex's cost. */
export class Database {
  constructor(private readonly connections: Connections) {}

  /** Where `readingReplica` is in force, at the replica. */
  readonly run: Run = async <Row extends Record<string, unknown>>(statement: Statement) =>
    (await runOnReplica<Row>(statement)) ?? this.withConnection((run) => run<Row>(statement));

  /** Runs `act` in a transaction, which is rolled back if it throws. */
  transaction<Result>(act: (run: Run) => Promise<Result>): Promise<Result> {
    leaveReplica();
    return this.withConnection(async (run) => {
      await run({ name: "", text: "BEGIN", values: [] });
      try {
        const result = await act(run);
        await run({ name: "", text: "COMMIT", values: [] });
        return result;
      } catch (error) {
        // A dead connection cannot roll back and need not: PostgreSQL does so by itself.
        await run({ name: "", text: "ROLLBACK", values: [] }).catch(() => undefined);
        throw error;
      }
    });
  }

  /**
   * Reads the rows of a query in pages, all as of its beginning. PostgreSQL keeps the rest of the result, so that memory
   * does not grow with it, and no lock. `act` can write on other connections in the meantime; of several such readers
   * one reads at a time, since each holds a connection while its `act` needs another. Its cursor outlives transactions, so a
   * pooler is passed by.
   *
   * @param size rows of a page.
   */
  inPages<Row extends Record<string, unknown>>(
    { text, values }: Omit<Statement, "name">,
    size: number,
    act: (rows: Row[]) => Promise<void>,
  ): Promise<void> {
    const read = async (run: Run) => {
      await run({ name: unprepared, text: `DECLARE pages NO SCROLL CURSOR WITH HOLD FOR ${text}`, values });
      try {
        for (;;) {
          const rows = await run<Row>({ name: unprepared, text: `FETCH ${size} FROM pages`, values: [] });
          if (rows.length > 0) await act(rows);
          if (rows.length < size) return;
        }
      } finally {
        // A connection that was lost has no cursor.
        await run({ name: unprepared, text: "CLOSE pages", values: [] }).catch(() => undefined);
      }
    };
    return oneReader.run(() => (hasPooler() ? this.onOwnConnection(read) : this.withConnection(read)));
  }

  private async onOwnConnection<Result>(act: (run: Run) => Promise<Result>): Promise<Result> {
    const connection = await openDirectly("haat reader");
    try {
      return await act(runOn(connection));
    } finally {
      await connection.end();
    }
  }

  private async withConnection<Result>(act: (run: Run) => Promise<Result>): Promise<Result> {
    const { client } = this.connections;
    const connection = await client.acquireConnection();
    try {
      return await act(runOn(connection));
    } finally {
      await client.releaseConnection(connection);
    }
  }
}

/** Collects a statement's parameters while its text is built. */
export class Values {
  readonly list: Parameter[] = [];

  /** Adds a value. @returns its placeholder. */
  add(value: Parameter): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
