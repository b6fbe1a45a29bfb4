import path from "node:path";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { ClientBase } from "pg";
import type { AddedTaskName } from "#queue/payloads";
import { freePort } from "../../../scripts/free-port.mjs";
import { preloading } from "../../../scripts/preloading.mjs";
import { withDatabase } from "./database";
import { databaseUrlOf, tasksPortOf } from "./shop-address";
import { until } from "./until";

/** Tasks of `src/tasks`, and files of `src/subscribers`. */
export type TaskName =
  | "expire-unpaid"
  | "adopt-refunds"
  | "reconcile"
  | "refresh-order-listing"
  | "refresh-catalog"
  | "purge-drafts"
  | "purge-expired"
  | "purge-history"
  | "release-reservations"
  | "issue-missing-invoices";
export type SubscriberName = "follow-engine-cancellation";

type WatchedEnvironment = { NODE_OPTIONS: string; HAAT_TEST_STATEMENTS?: string };
type TasksEnvironment = WatchedEnvironment & { HAAT_TEST_TASKS_PORT: string; SCHEDULED_TASKS: "false" };

/** NODE_OPTIONS that preload a script of this folder into a server. */
export const preloadingOwn = (script: string): string => preloading(path.join(__dirname, script));

/** Environment of a server that reports which named statements it ran; with other scripts of this folder. */
export const watchedEnvironment = (...scripts: readonly string[]): WatchedEnvironment => ({
  NODE_OPTIONS: [...scripts, "watch-statements.cjs"].map(preloadingOwn).join(" "),
  ...(process.env.HAAT_TEST_STATEMENTS && { HAAT_TEST_STATEMENTS: process.env.HAAT_TEST_STATEMENTS }),
});

/** Environment of a server that runs scheduled tasks on demand only. */
export async function tasksEnvironment(): Promise<TasksEnvironment> {
  return {
    ...watchedEnvironment("tasks-on-demand.cjs"),
    HAAT_TEST_TASKS_PORT: String(await freePort()),
    SCHEDULED_TASKS: "false",
  };
}

/** Runs scheduled tasks on a server, by default the run's own, one after the other. */
export async function runTasks(url: string | undefined, ...tasks: readonly TaskName[]): Promise<void> {
  for (const task of tasks) await ask(url, `tasks/${task}`);
}

/**
 * Makes postponed tasks of this name due, and notifies the workers, who would otherwise look again after two seconds.
 *
 * @param about SQL that selects the ids of the orders whose tasks are meant; by default all are. It is part of the same
 * statement: a task that the shop postpones in between would run too early, do nothing, and be gone.
 */
export async function makeDue(
  client: ClientBase,
  name: AddedTaskName,
  { about, orderIds = null }: { about?: string; orderIds?: readonly string[] | null } = {},
): Promise<void> {
  await client.query(
    `WITH due AS (
       UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL
          AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)
          AND ($2::text[] IS NULL OR payload->>'orderId' = ANY ($2))
          ${about ? `AND payload->>'orderId' IN (${about})` : ""} RETURNING id)
     SELECT pg_notify('jobs:insert', json_build_object('count', count(*))::text) FROM due HAVING count(*) > 0`,
    [name, orderIds],
  );
}

/** Resolves once no task of this name is pending. Postponed tasks run at once; one that fails again stays pending. */
export async function untilDone(url: string | undefined, name: AddedTaskName): Promise<void> {
  const databaseUrl = databaseUrlOf(url);
  await withDatabase((client) => makeDue(client, name), databaseUrl);
  await until(`${name} done`, () =>
    withDatabase(async (client) => {
      const { rowCount } = await client.query(
        `SELECT FROM graphile_worker.jobs
          WHERE task_identifier = $1 AND (locked_at IS NOT NULL OR run_at <= now() AND attempts < max_attempts)`,
        [name],
      );
      return rowCount === 0 ? true : undefined;
    }, databaseUrl),
  );
}

/**
 * Delivers an event to a server's subscriber, by default the run's own: late, or a second time. Resolves once it is
 * handled.
 */
export const notifySubscriber = (
  name: SubscriberName,
  event: { name: string; data: Record<string, unknown> },
  url?: string,
): Promise<unknown> => ask(url, `subscribers/${name}`, event);

/** Puts a product on sale in the server's own process; see `arrange-product.cjs`. */
export const arrangeProduct = (wish: { body: object; isHidden: boolean }, url?: string): Promise<unknown> =>
  ask(url, "arrange/product", wish);

/** Opens a shopper's account in the server's own process; see `arrange-shopper.cjs`. */
export const arrangeShopper = (identifier: Identifier, url?: string): Promise<unknown> =>
  ask(url, "arrange/shopper", identifier);

async function ask(url: string | undefined, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${tasksPortOf(url)}/${address}`, {
    method: "POST",
    body: JSON.stringify(body ?? {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}
