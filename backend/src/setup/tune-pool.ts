import { z } from "zod";
import { planStatementsOnce } from "../database/database";

type Connection = Parameters<typeof planStatementsOnce>[0];

const connectionSchema = z.custom<Connection>((value) => typeof Object(value).query === "function");
const resourcesSchema = z.array(z.looseObject({ resource: connectionSchema }));
const poolSchema = z.looseObject({
  acquireTimeoutMillis: z.number(),
  propagateCreateError: z.boolean(),
  free: resourcesSchema,
  used: resourcesSchema,
});

/** The part of knex's pool that is tuned. */
type Pool = {
  acquireTimeoutMillis: number;
  propagateCreateError: boolean;
  on(event: "createSuccess", listener: (id: number, connection: Connection) => void): void;
};

/**
 * Makes requests fail at once if the database refuses connections, and after five seconds if all connections are in
 * use: the engine's own setting never reaches the pool, and without this requests wait a minute. Makes connections plan
 * named statements once.
 */
export function tunePool(pool: Pool): void {
  const { free, used } = poolSchema.parse(pool);
  pool.acquireTimeoutMillis = 5_000;
  pool.propagateCreateError = true;
  // A connection runs its queries in order, so this one comes before those of whoever acquires the connection.
  const prepare = (connection: Connection) => void planStatementsOnce(connection).catch(() => undefined);
  for (const { resource } of [...free, ...used]) prepare(resource);
  pool.on("createSuccess", (_id, connection) => prepare(connection));
}
