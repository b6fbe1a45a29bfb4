import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "zod";
import { type AddedTaskName, type PayloadOf, taskPayloads } from "./payloads";

/** Which try it is. */
export type Attempt = { isLast: boolean };

/** What the queue runs. */
export type Task = {
  name: string;
  /** When the clock adds it, as cron writes it, in UTC. India is five and a half hours ahead. */
  schedule?: string;
  /** @throws when it is to be tried again; `FailedForGood` when no further try can help. */
  run: (container: MedusaContainer, payload: unknown, attempt: Attempt) => Promise<void>;
};

/** A failure that no further try can mend. Staff see it, and may have it tried again. */
export class FailedForGood extends Error {}

/** A task that code adds, by `addTasks`. It must bear to be done twice: a process may die right after it was done. */
export function addedTask<Name extends AddedTaskName>(
  name: Name,
  run: (container: MedusaContainer, payload: PayloadOf<Name>, attempt: Attempt) => Promise<void>,
): Task {
  const schema = taskPayloads[name] as unknown as z.ZodType<PayloadOf<Name>>;
  return { name, run: (container, payload, attempt) => run(container, schema.parse(payload), attempt) };
}

export type Act = (container: MedusaContainer) => Promise<unknown>;

/**
 * A task of the clock. One process does it at a time. It does all of its acts, whichever of them fails.
 *
 * @param schedule as cron writes it, in UTC.
 */
export const scheduledTask = (name: string, schedule: string, ...acts: readonly Act[]): Task => ({
  name,
  schedule,
  run: (container) => inTurn(acts.map((act) => () => act(container))),
});

/** One after the other. What fails keeps none of the others from its part. @throws the first failure, at the end. */
export async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts) await act().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
