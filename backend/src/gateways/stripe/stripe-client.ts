import Stripe from "stripe";
import { z } from "zod";
import { GatewayError, type GatewayKeys } from "../gateway";
import { gatewayFault } from "../gateway-fault";

/** A client of Stripe for one account. It tries nothing twice by itself: who calls knows what may be done again. */
export function stripeClient({ secret, baseUrl }: GatewayKeys, timeoutMs: number): Stripe {
  return new Stripe(secret, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    // Stripe's own clients stop waiting when an answer begins; this one also where it never ends.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    ),
    ...(baseUrl !== undefined && addressOf(new URL(baseUrl))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port,
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
});

/** Whether Stripe repeats a refusal that it gave to an earlier request with this idempotency key. */
export class ReplayedRefusal extends GatewayError {}

function translate(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return new GatewayError(
      "unreachable",
      `Unexpected response from Stripe: ${issue?.path.join(".")} ${issue?.message}`,
    );
  }
  // Where an answer is no object at all, Stripe's package stumbles over it.
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new GatewayError(
      "unreachable",
      `Unexpected response from Stripe: ${error instanceof Error ? error.message : ""}`,
    );
  }
  const { statusCode, message, code, headers } = error;
  const fault = gatewayFault("Stripe", statusCode, message, code === "resource_missing");
  const isReplayed = fault.kind === "refused" && headers?.["idempotent-replayed"] === "true";
  return isReplayed ? new ReplayedRefusal("refused", fault.message) : fault;
}

/** Does something with Stripe; whatever it throws becomes a GatewayError. */
export async function atStripe<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw translate(error);
  }
}
