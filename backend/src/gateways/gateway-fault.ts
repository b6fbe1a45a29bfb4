import type { GatewayName } from "@haat/api-contract/payment/words";
import { counted } from "#operation-counts/operation-counts";
import { GatewayError } from "./gateway";

/** Timeout of a gateway call. */
export const patienceMs = 8_000;

/**
 * Maps a gateway's HTTP status to our error kinds. No status means no answer. Conflicts and rate limits say nothing
 * about the request itself and are worth a retry, as are the gateway's own failures.
 */
export function gatewayFault(gateway: string, status: number | undefined, said: string, isMissing: boolean) {
  const message = `${gateway}: ${said}`;
  if (status === undefined || status < 400 || status >= 500) return new GatewayError("unreachable", message);
  if (status === 408 || status === 409 || status === 429) return new GatewayError("unreachable", message);
  if (status === 401 || status === 403) return new GatewayError("keys", message);
  return new GatewayError(isMissing || status === 404 ? "missing" : "refused", message);
}

/** Counts a call of a gateway. A refusal is an answer of a gateway that works, unless it refuses our keys. */
export const countedCall = <Result>(name: GatewayName, act: () => Promise<Result>): Promise<Result> =>
  counted({ kind: "gateway-call", name }, act, isAnswer);

const isAnswer = (error: unknown) =>
  error instanceof GatewayError && (error.kind === "refused" || error.kind === "missing");

/** Runs an action that may have succeeded before: a refusal is ignored if the action turns out to be done. */
export async function unlessDone(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== "refused" || !(await isDone())) throw error;
  }
}

/** Returns null instead of throwing if the account has no such object. */
export async function unlessMissing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayError && error.kind === "missing") return null;
    throw error;
  }
}
