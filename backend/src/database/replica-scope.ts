import { AsyncLocalStorage } from "node:async_hooks";
import type { Run, Statement } from "./statement";

/** `run` is null once the work may no longer read the replica. */
type Scope = { run: Run | null };

const scopes = new AsyncLocalStorage<Scope>();

/** Does work whose single statements read the replica by `run`, until it writes or something fails there. */
export const readingReplica = <Result>(run: Run, act: () => Promise<Result>): Promise<Result> =>
  scopes.run({ run }, act);

/** From here on the present work reads the primary: it may have written. */
export function leaveReplica(): void {
  const scope = scopes.getStore();
  if (scope) scope.run = null;
}

/**
 * Runs a statement on the replica, if the present work reads it. A statement that writes fails there without effect, as does any
 * while the replica is away.
 *
 * @returns its rows; null if it is to be run on the primary.
 */
export async function runOnReplica<Row extends Record<string, unknown>>(statement: Statement): Promise<Row[] | null> {
  const scope = scopes.getStore();
  if (!scope?.run) return null;
  try {
    return await scope.run<Row>(statement);
  } catch {
    scope.run = null;
    return null;
  }
}
