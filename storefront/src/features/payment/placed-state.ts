import { isRecord } from "@haat/web/records";
import type { NavigateOptions } from "react-router-dom";

/**
 * State of a navigation to the order confirmation page. `isTold`: a gateway reports it as paid, but the order may not
 * be updated yet.
 */
export type PlacedState = { orderId: string; isTold?: true };

/** Path of an order's confirmation page. */
export const placedPath = (orderId: string): string => `/order-success/${encodeURIComponent(orderId)}`;

/** The navigation after a payment, or when none is needed any more. */
export const toPlaced = (orderId: string, isTold: boolean): [string, NavigateOptions] => [
  placedPath(orderId),
  { state: { orderId, ...(isTold ? { isTold } : {}) } satisfies PlacedState },
];

/** `needsNoMoney`: the checkout knew that no online payment is needed. */
export type Placed = { orderId?: string; isTold: boolean; needsNoMoney: boolean };

/**
 * Reads the navigation's state, with the id in the URL as fallback. Only the checkout leads here without an id in the
 * URL, and only if no online payment is needed.
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

/** Milliseconds until the next poll, by the number of responses so far: half as long again each time. */
export const pauseAfter = (answers: number): number =>
  Math.min(longestPause, Math.round(firstPause * 1.5 ** Math.max(0, answers - 1)));
