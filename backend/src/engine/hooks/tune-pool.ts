import { z } from "zod";
import { planStatementsOnce } from "#database/database";

type Connection = Parameters<typeof planStatementsOnce>[0];

const poolSchema = z.looseObject({
  acquireTimeoutMillis: z.number(),
  propagateCreateError: z.boolean(),
  creator: z.function(),
  free: z.array(z.unknown()),
});

/** The part of knex's pool that is tuned. */
type Pool = {
  acquireTimeoutMillis: number;
  propagateCreateError: boolean;
  /** Opens a connection. */
  creator: () => Promise<Connection>;
  acquire(): { promise: Promise<Connection> };
  release(connection: Connection): unknown;
};

/**
 * Makes requests fail at once if the database refuses connections, and after five seconds if all connections are in
 * use: the engine's own setting never reaches the pool, and without this requests wait a minute. Makes connections plan
 * named statements once; those that the engine is using at the moment stay as they are.
 */
export async function tunePool(pool: Pool): Promise<void> {
  const { free } = poolSchema.parse(pool);
  pool.acquireTimeoutMillis = 5_000;
  pool.propagateCreateError = true;
  const open = pool.creator;
  pool.creator = async () => {
    const connection = await open();
    await planStatementsOnce(connection);
    return connection;
  };
  const idle = await Promise.all(free.map(() => pool.acquire().promise));
  for (const connection of idle) {
    await planStatementsOnce(connection);
    pool.release(connection);
  }
}
