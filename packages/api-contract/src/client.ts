import type { Route } from "./call";
import type { CallAnswer, CallInput } from "./endpoints";
import type { RouteName } from "./routes";

export type Request = {
  method: string;
  /** Path and query below the API's base. */
  path: string;
  /** A FormData if the call was given files, even an empty list; otherwise sent as JSON. */
  body: unknown;
  headers: Record<string, string>;
};

/** Sends a request and resolves to the parsed body, or throws. */
export type Transport = (request: Request) => Promise<unknown>;

/** A client with only the given calls. */
export type Client<Known extends RouteName = RouteName> = {
  call<Name extends Known>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<CallAnswer<Name>>;
};

/**
 * A client typed by the contract; the transport sends the requests. `routes` is the part of the contract that it
 * includes, so that an app loads only the paths of its own calls.
 */
export function createClient<Known extends RouteName>(
  transport: Transport,
  routes: Record<Known, Route>,
): Client<Known> {
  return {
    call: async (name, input, headers = {}) => {
      const { method, path } = routes[name];
      const { params, query, body, files }: Parts = input;
      return (await transport({
        method,
        path: address(path, asRecord(params), asRecord(query)),
        body: files ? formBody(asRecord(body), files) : body,
        headers,
      })) as never;
    },
  };
}

type Parts = { params?: unknown; query?: unknown; body?: unknown; files?: Parameters<typeof formBody>[1] };

const asRecord = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

/** Fills in path parameters and appends the query; `undefined` values are omitted, lists are repeated. */
export function address(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

type Files = Record<string, Blob | readonly Blob[] | null | undefined>;

/**
 * A call's body as multipart: texts, numbers and booleans unchanged, lists and objects as JSON, undefined and null
 * omitted. Files come after the fields.
 */
export function formBody(body: Record<string, unknown>, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value ?? []].flat()) form.append(name, file);
  }
  return form;
}
