import Stripe from "stripe";
import { z } from "zod";
import { GatewayError, type GatewayKeys } from "../gateway";
import { countedCall, gatewayFault } from "../gateway-fault";

/** A Stripe client for one account. It never retries: the caller knows what is safe to repeat. */
export function stripeClient({ secret, baseUrl }: GatewayKeys, timeoutMs: number): Stripe {
  return new Stripe(secret, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    // Stripe's own clients stop the timeout when the response starts; this one also covers a body that never ends.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, headers: withoutLength(init?.headers), signal: AbortSignal.timeout(timeoutMs) }),
    ),
    ...(baseUrl !== undefined && addressOf(new URL(baseUrl))),
  });
}

/** `fetch` counts the body itself, and that of Node.js 22 refuses to be told as well. */
function withoutLength(given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  headers.delete("content-length");
  return headers;
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port,
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
});

/** Stripe replayed its refusal of an earlier request with the same idempotency key. */
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
  // Stripe's package throws other errors if the response is not an object.
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

/** Runs a Stripe call, counts it, and converts whatever it throws into a GatewayError. */
export const atStripe = <T>(act: () => Promise<T>): Promise<T> =>
  countedCall("stripe", async () => {
    try {
      return await act();
    } catch (error) {
      throw translate(error);
    }
  });
