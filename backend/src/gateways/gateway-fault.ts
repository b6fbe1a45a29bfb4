import { GatewayError } from "./gateway";

/** How long anybody waits for a gateway. */
export const patienceMs = 8_000;

/**
 * A gateway's refusal in our words, by the status it came with. No status: nobody answered. Conflicts and too many calls
 * say nothing about what was asked, and are worth another try, as are a gateway's own failures.
 */
export function gatewayFault(gateway: string, status: number | undefined, said: string, isMissing: boolean) {
  const message = `${gateway}: ${said}`;
  if (status === undefined || status < 400 || status >= 500) return new GatewayError("unreachable", message);
  if (status === 408 || status === 409 || status === 429) return new GatewayError("unreachable", message);
  if (status === 401 || status === 403) return new GatewayError("keys", message);
  return new GatewayError(isMissing || status === 404 ? "missing" : "refused", message);
}

/** Does an act that may have been done before: where it is refused, whether it is done already decides. */
export async function unlessDone(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== "refused" || !(await isDone())) throw error;
  }
}

/** What is asked about something that the account may not have: null then. */
export async function unlessMissing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayError && error.kind === "missing") return null;
    throw error;
  }
}
