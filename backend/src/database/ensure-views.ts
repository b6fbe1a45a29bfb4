import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
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

const once = (text: string) => ({ name: "", text, values: [] });

/** Who waits for a view's lock stops all who come after it to read it. */
const lockTimeoutMs = 1_000;
const attempts = 10;
const pauseMs = 500;

/**
 * Creates the views that our SQL reads, and replaces those that differ. Processes of the previous release may serve
 * meanwhile, and start again: a view that only gains columns is replaced where it stands, a view that is no longer
 * needed stays, and those of a newer release are left alone. Each is a short transaction of its own, so that only what
 * reads this view waits, and servers that start together wait for each other.
 *
 * @throws if a view stays locked by others; those before it are done, and the next call goes on there
 */
export async function ensureViews(container: MedusaContainer, { version, views }: ViewSet): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const stored = await storedViews(database.run);
  let at = 0;
  for (let view = views[at]; view; view = views[at]) {
    if (isCurrent(view, version, stored)) at += 1;
    else at = await withRetries(view, () => replaceFrom(database, { version, views }, at));
  }
}

/**
 * Replaces a view. If a column is gone, those that read it have to be dropped with it, and are created again by the
 * same transaction, with those between them that they may read.
 *
 * @returns the index of the view after the last one that was replaced
 */
const replaceFrom = (database: Database, { version, views }: ViewSet, from: number): Promise<number> =>
  database.transaction(async (run) => {
    await run(once("SELECT pg_advisory_xact_lock(hashtextextended('haat views', 0))"));
    await run(once(`SET LOCAL lock_timeout = ${lockTimeoutMs}`));
    let stored = await storedViews(run);
    const dropped = new Set<string>();
    let at = from;
    do {
      const view = views[at];
      if (view && !isCurrent(view, version, stored)) {
        await replace(run, view);
        await run(once(`COMMENT ON VIEW ${view.name} IS '${version} ${hashOfView(view)}'`));
        dropped.delete(view.name);
        const now = await storedViews(run);
        for (const name of stored.keys()) if (!now.has(name)) dropped.add(name);
        stored = now;
      }
      at += 1;
    } while (views.slice(at).some(({ name }) => dropped.has(name)));
    return at;
  });

async function replace(run: Run, { name, sql }: View): Promise<void> {
  await run(once("SAVEPOINT view"));
  try {
    await run(once(`CREATE OR REPLACE VIEW ${name} AS ${sql}`));
  } catch (error) {
    // A column would be removed, renamed or get another type.
    if (codeOf(error) !== "42P16") throw error;
    await run(once("ROLLBACK TO SAVEPOINT view"));
    await run(once(`DROP VIEW ${name} CASCADE`));
    await run(once(`CREATE VIEW ${name} AS ${sql}`));
  }
}

/** Repeats what failed because others hold the view's lock, or wait for it in another order. */
async function withRetries<Result>({ name }: View, act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const code = codeOf(error);
      if (code !== "55P03" && code !== "40P01") throw error;
      if (attempt === attempts) {
        throw new Error(
          `The view ${name} could not be replaced, since other connections kept it locked (tried ${attempts} times). Look for long transactions in pg_stat_activity, then start again.`,
          { cause: error },
        );
      }
      await pause(pauseMs);
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

const hashOfView = ({ sql }: View) => createHash("sha256").update(sql).digest("hex");

/** Our views that are there, by name. Without a comment that names a version, a view is of version 0. */
type StoredViews = ReadonlyMap<string, { version: number; hash: string }>;

const isCurrent = (view: View, version: number, stored: StoredViews): boolean => {
  const there = stored.get(view.name);
  return there !== undefined && (there.version > version || there.hash === hashOfView(view));
};

async function storedViews(run: Run): Promise<StoredViews> {
  const rows = await run<{ name: string; comment: string | null }>(
    once(
      `SELECT relname AS name, obj_description(oid, 'pg_class') AS comment FROM pg_class
        WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace AND relname LIKE 'haat\\_%'`,
    ),
  );
  return new Map(
    rows.map(({ name, comment }) => {
      const [, version = "0", hash = ""] = /^(\d+) ([0-9a-f]{64})$/.exec(comment ?? "") ?? [];
      return [name, { version: Number(version), hash }];
    }),
  );
}
