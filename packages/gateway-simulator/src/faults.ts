import { forEachGateway } from "./gateways";
import type { GatewayName } from "./words";

/**
 * How a gateway is down. `drop`: the connection closes; `error`: status 500; `hang`: no response ever comes;
 * `lose-answer`: it does what was requested, and the connection closes before the response.
 */
export const waysOfBeingAway = ["drop", "error", "hang", "lose-answer"] as const;
export type Away = (typeof waysOfBeingAway)[number];

/** The faults of a gateway, each until its count is used up. */
export type Faults = {
  /** Number of captures to reject. */
  refuseCaptures: number;
  refuseRefunds: number;
  /** Refunds stay pending until they are settled. */
  refundsPending: boolean;
  away: { calls: number; how: Away };
  /** The keys are no longer accepted. */
  revoked: boolean;
  /** Cards of payments can't be asked for: the gateway fails, or refuses. */
  cards: "told" | "away" | "refused";
};

const none = (): Faults => ({
  refuseCaptures: 0,
  refuseRefunds: 0,
  refundsPending: false,
  away: { calls: 0, how: "drop" },
  revoked: false,
  cards: "told",
});

export type FaultsOf = Record<GatewayName, Faults>;

export const noFaults = (): FaultsOf => forEachGateway(none);

/** Counts down a fault's remaining occurrences; returns whether it occurs now. */
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
