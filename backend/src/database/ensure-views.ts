import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "./database";

/**
 * A view through which our SQL reads tables it does not own: the engine's (`engine/views`) and other modules'
 * (`published-views.ts` of a module). It hides the storage and soft-deleted rows. Columns are listed one by one, so
 * that adding or removing a column affects nothing else.
 */
export type View = {
  /** Starts with `haat_`: all such views are dropped before migrations, which cannot alter what a view reads. */
  name: `haat_${string}`;
  sql: string;
};

const once = (text: string) => ({ name: "", text, values: [] });

/**
 * Creates the views that our SQL reads, unless the database has this version already. Servers that start together wait
 * for each other.
 *
 * @param views in creation order: a view may read those before it.
 */
export async function ensureViews(container: MedusaContainer, views: readonly View[]): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  // The version of the views, stored as a comment on each.
  const version = createHash("sha256").update(JSON.stringify(views)).digest("hex");
  const areThere = async (run: Run) => (await countOf(run, version)) === views.length;
  if (await areThere(database.run)) return;
  await database.transaction(async (run) => {
    await run(once("SELECT pg_advisory_xact_lock(hashtextextended('haat views', 0))"));
    if (await areThere(run)) return;
    for (const { viewname } of await run<{ viewname: string }>(once(ours))) {
      await run(once(`DROP VIEW IF EXISTS ${viewname} CASCADE`));
    }
    for (const { name, sql } of views) {
      await run(once(`CREATE VIEW ${name} AS ${sql}`));
      await run(once(`COMMENT ON VIEW ${name} IS '${version}'`));
    }
  });
}

const ours = "SELECT viewname FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'haat\\_%'";

async function countOf(run: Run, version: string): Promise<number> {
  const [found] = await run<{ views: number }>({
    name: "",
    text: `SELECT count(*)::int AS views FROM pg_class
            WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace AND obj_description(oid, 'pg_class') = $1`,
    values: [version],
  });
  return found?.views ?? 0;
}
