import type { IncomingMessage } from "node:http";
import { routes } from "@haat/api-contract/routes";
import { findCall } from "../http/find-call";
import { type CatalogCall, isCatalogCall } from "./calls";

const base = "/api/v1";

type Parts = { params: Record<string, string>; query: Record<string, string | string[]> };
export type PublicRead = Parts & { name: CatalogCall };

/**
 * The catalogue call of a visitor's GET, with path and query parsed as Express would. Null for everything else,
 * including spellings that are better left to Express: nested parameters, odd encodings.
 */
export function readRequest({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): PublicRead | null {
  if (method !== "GET" || headers.authorization !== undefined) return null;
  if (url.slice(0, base.length).toLowerCase() !== base) return null;
  const mark = url.indexOf("?");
  const path = url.slice(base.length, mark === -1 ? undefined : mark);
  const query = mark === -1 ? "" : url.slice(mark + 1);
  const call = findCall("GET", path);
  if (!call || !isCatalogCall(call.name) || /[[\]]|%5[bd]/i.test(query)) return null;
  const params = readParams(call.name, path);
  return params && { name: call.name, params, query: readQuery(query) };
}

function readParams(name: CatalogCall, path: string): Record<string, string> | null {
  const params: Record<string, string> = {};
  const values = path.split("/");
  for (const [index, segment] of routes[name].path.split("/").entries()) {
    if (!segment.startsWith(":")) continue;
    const value = decoded(values[index] ?? "");
    if (value === null) return null;
    params[segment.slice(1)] = value;
  }
  return params;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
