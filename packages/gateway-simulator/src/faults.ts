import { forEachGateway } from "./gateways";
import type { GatewayName } from "./words";

/**
 * How a gateway is away. `drop`: the connection ends; `error`: status 500; `hang`: no answer ever comes;
 * `lose-answer`: it does what was asked, and the connection ends before the answer.
 */
export const waysOfBeingAway = ["drop", "error", "hang", "lose-answer"] as const;
export type Away = (typeof waysOfBeingAway)[number];

/** What goes wrong at a gateway, until it has gone wrong as often as asked. */
export type Faults = {
  /** Captures that are refused from now on. */
  refuseCaptures: number;
  refuseRefunds: number;
  /** Refunds stay pending until somebody settles them. */
  refundsPending: boolean;
  away: { calls: number; how: Away };
  /** The keys open nothing any more. */
  revoked: boolean;
};

const none = (): Faults => ({
  refuseCaptures: 0,
  refuseRefunds: 0,
  refundsPending: false,
  away: { calls: 0, how: "drop" },
  revoked: false,
});

export type FaultsOf = Record<GatewayName, Faults>;

export const noFaults = (): FaultsOf => forEachGateway(none);

/** Counts down what is to happen a number of times; says whether it happens now. */
export function strikes(faults: Faults, name: "refuseCaptures" | "refuseRefunds"): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}

export function isAway(faults: Faults): Away | null {
  if (faults.away.calls <= 0) return null;
  faults.away.calls -= 1;
  return faults.away.how;
}
