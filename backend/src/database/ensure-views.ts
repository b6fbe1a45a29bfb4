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

/** All views of a release. */
export type ViewSet = {
  /** Rises whenever the views change: tells which of two releases is newer. */
  version: number;
  /** In creation order: a view may read those before it. */
  views: readonly View[];
};

export const hashOfViews = ({ views }: Pick<ViewSet, "views">) =>
  createHash("sha256").update(JSON.stringify(views)).digest("hex");

const once = (text: string) => ({ name: "", text, values: [] });

/**
 * Creates the views that our SQL reads, unless the database has those of this release or a newer one. Processes of the
 * previous release may serve meanwhile, and start again: a view that only gains columns is replaced where it stands, a
 * view that is no longer needed stays, and a newer release's are left alone. Servers that start together wait for each
 * other.
 */
export async function ensureViews(container: MedusaContainer, { version, views }: ViewSet): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const hash = hashOfViews({ views });
  const areThere = async (run: Run) => {
    const [newest] = await run<Stored>(once(stored));
    if (!newest) return false;
    return newest.version > version || (newest.hash === hash && newest.views === views.length);
  };
  if (await areThere(database.run)) return;
  await database.transaction(async (run) => {
    await run(once("SELECT pg_advisory_xact_lock(hashtextextended('haat views', 0))"));
    if (await areThere(run)) return;
    await run(once("SAVEPOINT views"));
    try {
      await createAll(run, views);
    } catch (error) {
      if (!isIncompatible(error)) throw error;
      await run(once("ROLLBACK TO SAVEPOINT views"));
      for (const { viewname } of await run<{ viewname: string }>(once(ours))) {
        await run(once(`DROP VIEW IF EXISTS ${viewname} CASCADE`));
      }
      await createAll(run, views);
    }
    for (const { name } of views) await run(once(`COMMENT ON VIEW ${name} IS '${version} ${hash}'`));
  });
}

async function createAll(run: Run, views: readonly View[]): Promise<void> {
  for (const { name, sql } of views) await run(once(`CREATE OR REPLACE VIEW ${name} AS ${sql}`));
}

/** A column would be removed, renamed or get another type. */
const isIncompatible = (error: unknown) => error instanceof Error && "code" in error && error.code === "42P16";

const ours = "SELECT viewname FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'haat\\_%'";

type Stored = { version: number; hash: string; views: number };

/** The newest version that views have as their comment; before 2026-11-28 it was a hash alone. */
const stored = `
  SELECT split_part(comment, ' ', 1)::int AS version, split_part(comment, ' ', 2) AS hash, count(*)::int AS views
    FROM (SELECT obj_description(oid, 'pg_class') AS comment FROM pg_class
           WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace AND relname LIKE 'haat\\_%') view
   WHERE comment ~ '^\\d+ [0-9a-f]{64}$'
   GROUP BY comment ORDER BY 1 DESC, 3 DESC LIMIT 1`;
