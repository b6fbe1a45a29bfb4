import type { z } from "zod";
import { type ApiAnswer, type ApiRequest, newestFirst, seconds } from "../api";
import { refuse } from "./errors";

/**
 * Parses `metadata[attempt_id]=a` into `{ metadata: { attempt_id: "a" } }`; one level of nesting is all that the shop
 * sends.
 */
export function readForm(form: URLSearchParams): Record<string, unknown> {
  const read: Record<string, string | Record<string, string>> = {};
  for (const [name, value] of form) {
    const [, outer, inner] = /^([a-z_]+)\[([A-Za-z0-9_]+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) {
      read[name] = value;
      continue;
    }
    const rest = read[outer];
    read[outer] = { ...(typeof rest === "object" ? rest : {}), [inner]: value };
  }
  return read;
}

export function readBody<T extends z.ZodType>(schema: T, { body }: ApiRequest): z.infer<T> {
  const read = schema.safeParse(readForm(new URLSearchParams(body)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const param = issue?.path.join(".");
  throw refuse(issue?.message ?? "Invalid request", { param, code: "parameter_invalid" });
}

type Listed = { id: string; createdAt: number };

const limitOf = (query: URLSearchParams) => {
  const limit = Number(query.get("limit") ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw refuse("Invalid limit", { param: "limit" });
  return limit;
};

const isMade = ({ createdAt }: Listed, query: URLSearchParams) => {
  const at = seconds(createdAt);
  const bound = (name: string) => (query.has(`created[${name}]`) ? Number(query.get(`created[${name}]`)) : undefined);
  const [gte, gt, lte, lt] = [bound("gte"), bound("gt"), bound("lte"), bound("lt")];
  return (
    (gte === undefined || at >= gte) &&
    (gt === undefined || at > gt) &&
    (lte === undefined || at <= lte) &&
    (lt === undefined || at < lt)
  );
};

/** One page of a list, newest first, after the row named by `starting_after`. */
export function page<T extends Listed, W>(rows: T[], { query, path }: ApiRequest, toWire: (row: T) => W): ApiAnswer {
  const limit = limitOf(query);
  const meant = newestFirst(rows.filter((row) => isMade(row, query)));
  const after = query.get("starting_after");
  const place = after === null ? 0 : meant.findIndex(({ id }) => id === after) + 1;
  if (after !== null && place === 0) throw refuse(`No such object: '${after}'`, { param: "starting_after" });
  const shown = meant.slice(place, place + limit);
  const body = { object: "list", data: shown.map(toWire), has_more: place + limit < meant.length, url: path };
  return { status: 200, body };
}
