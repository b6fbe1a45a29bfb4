import type { PoolClient } from "pg";

export type Parameter = string | number | boolean | null | readonly string[];
/** The name makes PostgreSQL plan the statement once a connection; one name is one text. */
export type Statement = { name: string; text: string; values: readonly Parameter[] };
/** The name of a statement that is planned anew each time, for its very values: how rare a text is decides how it is best looked for. */
export const unprepared = "";
export type Run = <Row extends Record<string, unknown>>(statement: Statement) => Promise<Row[]>;

/** What is used of the engine's knex: its pool of connections, without its query builder. */
export type Connections = {
  client: { acquireConnection(): Promise<PoolClient>; releaseConnection(connection: PoolClient): Promise<void> };
};

const runOn =
  (connection: PoolClient): Run =>
  async ({ name, text, values }) =>
    (await connection.query({ name, text, values: [...values] })).rows;

/** Runs prepared statements on the engine's own connections: no second pool, and half of knex's cost. */
export class Database {
  constructor(private readonly connections: Connections) {}

  readonly run: Run = (statement) => this.withConnection((run) => run(statement));

  /** One transaction; what `act` throws rolls it back. */
  transaction<Result>(act: (run: Run) => Promise<Result>): Promise<Result> {
    return this.withConnection(async (run) => {
      await run({ name: "", text: "BEGIN", values: [] });
      try {
        const result = await act(run);
        await run({ name: "", text: "COMMIT", values: [] });
        return result;
      } catch (error) {
        // A connection that died can't roll back, and needn't.
        await run({ name: "", text: "ROLLBACK", values: [] }).catch(() => undefined);
        throw error;
      }
    });
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

/** Collects a statement's parameters while its text is put together. */
export class Values {
  readonly list: Parameter[] = [];

  /** The placeholder that stands for the value. */
  add(value: Parameter): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
