import { type Client, createClient } from "@haat/api-contract/client";
import { endpoints } from "@haat/api-contract/endpoints";
import { failureSchema } from "@haat/api-contract/envelope";
import { type RouteName, routes } from "@haat/api-contract/routes";
import { type RawAnswer, raw } from "./raw";

/** A failure response of the API, validated against the contract. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;

  constructor(message: string, { status, headers, body }: RawAnswer) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/**
 * The contract's client over HTTP. It validates every response with the contract: a success with the call's schema and
 * status, a failure with the failure schema; then it throws `ApiFailure`. A response that violates the contract fails
 * the test. `url` is another shop than the run's own.
 */
export function api(token?: string, url?: string): Client {
  return {
    call: async (name, input, headers) => {
      const client = createClient(async (request) => {
        const answer = await raw(request.method, `/api/v1${request.path}`, {
          token,
          url,
          body: request.body,
          headers: request.headers,
        });
        return checked(name, answer);
      }, routes);
      return client.call(name, input, headers);
    },
  };
}

/** The parsed success, or throws `ApiFailure`. Accepts a response of `raw` too. */
export function checked(name: RouteName, answer: RawAnswer): unknown {
  const endpoint = endpoints[name];
  if (answer.status >= 400) {
    throw new ApiFailure(`${name}: ${answer.status} ${failureSchema.parse(answer.body).message}`, answer);
  }
  const expected = "created" in endpoint ? 201 : 200;
  if (answer.status !== expected) {
    throw new Error(`${routes[name].method} ${routes[name].path} answered ${answer.status} instead of ${expected}.`);
  }
  return endpoint.response.parse(answer.body);
}

/**
 * The failure that a call is expected to end in; the test fails if it succeeds. `message` is the message of the
 * response.
 */
export async function failureOf(
  call: Promise<unknown>,
): Promise<{ status: number; message: string; headers: Headers; body: unknown }> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiFailure)) throw outcome ?? new Error("The call succeeded.");
  const { status, headers, body } = outcome;
  return { status, headers, body, message: failureSchema.parse(body).message };
}
