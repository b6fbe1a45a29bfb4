import { isRecord } from "@haat/web/records";
import type { NavigateOptions } from "react-router-dom";

/** State of a navigation to the page after ordering. `isTold`: a gateway calls it paid, and the order may not know yet. */
export type PlacedState = { orderId: string; isTold?: true };

/** An order's own page after ordering. */
export const placedPath = (orderId: string): string => `/order-success/${encodeURIComponent(orderId)}`;

/** Where somebody goes who has paid for an order, or need not pay any more. */
export const toPlaced = (orderId: string, isTold: boolean): [string, NavigateOptions] => [
  placedPath(orderId),
  { state: { orderId, ...(isTold ? { isTold } : {}) } satisfies PlacedState },
];

/** `needsNoMoney`: nothing has to come online for it, as the checkout knew. */
export type Placed = { orderId?: string; isTold: boolean; needsNoMoney: boolean };

/**
 * What a navigation has told, and the address where it told nothing. Without an id in the address only a checkout leads
 * here after which nothing is to be paid online.
 */
export function readPlaced(state: unknown, inAddress: string | undefined): Placed {
  const told = isRecord(state) ? state : {};
  return {
    orderId: typeof told.orderId === "string" ? told.orderId : inAddress,
    isTold: told.isTold === true,
    needsNoMoney: inAddress === undefined,
  };
}

const firstPause = 2_000;
const longestPause = 60_000;

/** Milliseconds until the shop is asked again, after it has answered so often: half as long again each time. */
export const pauseAfter = (answers: number): number =>
  Math.min(longestPause, Math.round(firstPause * 1.5 ** Math.max(0, answers - 1)));
