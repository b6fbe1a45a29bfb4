import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "zod";
import { type AddedTaskName, type PayloadOf, taskPayloads } from "./payloads";

/** The current attempt; the first is number 1. */
export type Attempt = { number: number; isLast: boolean };

/** A task that the queue runs. */
export type Task = {
  name: string;
  /** Cron schedule of a scheduled task, in UTC. India is five and a half hours ahead. */
  schedule?: string;
  /** @throws to be retried; `FailedForGood` if a retry cannot help. */
  run: (container: MedusaContainer, payload: unknown, attempt: Attempt) => Promise<void>;
};

/** A failure that no retry can fix. Staff see it, and may retry the task. */
export class FailedForGood extends Error {}

/** A task that code adds with `addTasks`. It must be idempotent: a process may die right after it was done. */
export function addedTask<Name extends AddedTaskName>(
  name: Name,
  run: (container: MedusaContainer, payload: PayloadOf<Name>, attempt: Attempt) => Promise<void>,
): Task {
  const schema = taskPayloads[name] as unknown as z.ZodType<PayloadOf<Name>>;
  return { name, run: (container, payload, attempt) => run(container, schema.parse(payload), attempt) };
}

export type Act = (container: MedusaContainer) => Promise<unknown>;

/**
 * A scheduled task. Only one process runs it at a time. All of its actions run, even if some fail.
 *
 * @param schedule cron, in UTC.
 */
export const scheduledTask = (name: string, schedule: string, ...acts: readonly Act[]): Task => ({
  name,
  schedule,
  run: (container) => inTurn(acts.map((act) => () => act(container))),
});

/** Runs actions one after the other; a failure does not stop the rest. @throws the first failure, at the end. */
export async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts) await act().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
