import { readdirSync } from "node:fs";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const modules = path.join(__dirname, "..", "modules");

/** All migrations of our own modules. They run after the engine's, so once ours are done, all are. */
const migrations = () =>
  readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((file) => /[\\/]migrations[\\/]Migration\d+\.[jt]s$/.test(file))
    .map((file) => path.parse(file).name);

/** How many migrations of this code the database has not seen. */
export async function countMissingMigrations(scope: MedusaContainer): Promise<number> {
  const known = new Set(migrations());
  const { rows } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("SELECT count(DISTINCT name)::int AS done FROM mikro_orm_migrations WHERE name = ANY(?)", [[...known]]);
  return known.size - rows[0]?.done;
}

let stops = false;

/** From now on this process is not ready, although it still answers. */
export const announceStop = (): void => {
  stops = true;
};

/** Whether this process was told to stop. */
export const isStopping = (): boolean => stops;

let migrated = false;

/** Whether the database answers and has every migration of this code. Never throws. */
export async function isReady(scope: MedusaContainer): Promise<boolean> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  try {
    if (migrated) {
      await database.raw("SELECT 1");
      return true;
    }
    migrated = (await countMissingMigrations(scope)) === 0;
    return migrated;
  } catch {
    return false;
  }
}
