import type { MessageProvider } from "@haat/api-contract/operations/words";
import type { GatewayName } from "@haat/api-contract/payment/words";

/** Something that the shop does with a service outside, by how it ended. */
export type Operation =
  | { kind: "webhook"; name: GatewayName | "courier"; outcome: "accepted" | "repeated" | "refused" | "failed" }
  | { kind: "webhook"; name: "courier"; outcome: "unmatched" }
  | { kind: "gateway-call"; name: GatewayName; outcome: "succeeded" | "failed" }
  | { kind: "message"; name: MessageProvider; outcome: "succeeded" | "failed" };

export type CountedOperation = Operation & { count: number };

/** Those of this process that are not stored yet. Bounded, because kinds, names and outcomes are. */
let counts = new Map<string, CountedOperation>();

/** Counts operations. Costs no statement: all counts of a process are stored together every few seconds. */
export function countOperation(operation: Operation, count = 1): void {
  if (count === 0) return;
  const key = `${operation.kind} ${operation.name} ${operation.outcome}`;
  const known = counts.get(key);
  if (known) known.count += count;
  else counts.set(key, { ...operation, count });
}

/** Hands over what was counted since the last call. */
export function takeOperationCounts(): CountedOperation[] {
  const taken = [...counts.values()];
  counts = new Map();
  return taken;
}

/**
 * Runs an action and counts whether it succeeded.
 *
 * @param isAnswer whether an error is an answer of a service that works, and so a success
 */
export async function counted<Result>(
  what: Pick<Extract<Operation, { outcome: "succeeded" | "failed" }>, "kind" | "name">,
  act: () => Promise<Result>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Result> {
  const count = (outcome: "succeeded" | "failed") => countOperation({ ...what, outcome } as Operation);
  try {
    const result = await act();
    count("succeeded");
    return result;
  } catch (error) {
    count(isAnswer(error) ? "succeeded" : "failed");
    throw error;
  }
}
