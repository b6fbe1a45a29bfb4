import { setTimeout as pause } from "node:timers/promises";
import type { Run } from "../database/database";
import type { AddedTaskName } from "./payloads";
import { addTasksSql } from "./task-sql";

/** How long before its moment a task is fetched: the queue asks for due tasks every other second. */
const leadSeconds = 5;

/** An end is the last moment of what ends. */
const afterMs = 5;

/**
 * SQL that adds a task for each moment, which is fetched a little early and waits for the moment itself. $1: its payload
 * as JSON, without the moment, `at`; $2: the moments, ISO instants.
 */
export const momentTasksSql = (name: AddedTaskName): string =>
  addTasksSql(
    `SELECT '${name}' AS name, ($1::jsonb || jsonb_build_object('at', m.at))::json AS payload, '' AS key, '' AS queue,
            m.at::timestamptz - interval '${leadSeconds} seconds' AS run_at
       FROM unnest($2::text[]) AS m(at)`,
  );

/** Milliseconds until a moment, by the database's clock, which decides what holds; negative once it has passed. */
export async function msUntil(run: Run, at: string): Promise<number> {
  const [row] = await run<{ ms: number }>({
    name: "ms-until",
    text: "SELECT (extract(epoch FROM $1::timestamptz - clock_timestamp()) * 1000)::float8 AS ms",
    values: [at],
  });
  return row?.ms ?? 0;
}

/** Resolves just after a moment. */
export async function momentPassed(run: Run, at: string): Promise<void> {
  await pause(Math.max(0, (await msUntil(run, at)) + afterMs));
}
