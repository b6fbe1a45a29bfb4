import { shopAddress } from "./shop-address";

export type RawAnswer = {
  status: number;
  headers: Headers;
  /** The parsed JSON, or undefined if the body is not JSON. */
  body: unknown;
  text: string;
};

export type RawOptions = {
  /** Sent as is in `Authorization`, as the shop's own apps do. */
  token?: string;
  /** Sent as JSON, unless it is a string, bytes or a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Another shop than the run's own. */
  url?: string;
};

/**
 * One request to any path, without the contract: for what our own clients never send. `path` starts at the server's
 * root.
 */
export async function raw(method: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { token, body, headers = {}, url = shopAddress().url } = options;
  const asIs = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : asIs ? (body as BodyInit) : JSON.stringify(body),
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
