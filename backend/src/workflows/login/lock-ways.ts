import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LoginWay } from "./find-shopper";

/** A way of logging in, or an account (by its customer's id). */
type Lockable = LoginWay | { provider: "account"; value: string };

/** One person per way of logging in, also when it is proven twice at the same moment: one after another, on all processes. */
export const lockWays = <Result>(
  scope: MedusaContainer,
  ways: readonly Lockable[],
  act: () => Promise<Result>,
): Promise<Result> => {
  // In one order, so that two who want the same two never wait for each other.
  const keys = ways.map(({ provider, value }) => `shopper:${provider}:${value}`).sort();
  return scope.resolve(Modules.LOCKING).execute(keys, act, { timeout: 10 });
};
