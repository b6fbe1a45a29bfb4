import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log, requestLines } from "../log/log";
import { nameRequest, traceOfLine } from "../spans/spans";
import type { Zone } from "./zone";

const saneId = /^[\w.:-]{1,64}$/;

/** Gives a request its id: the caller's own if it is harmless, else a new one. The engine reads the same header. */
export function identify(req: IncomingMessage): string {
  const given = req.headers["x-request-id"];
  const id = typeof given === "string" && saneId.test(given) ? given : randomUUID();
  req.headers["x-request-id"] = id;
  return id;
}

/** `ms` from its arrival until its answer was sent or its caller left. */
export type EndedRequest = { method: string; path: string; zone: Zone; status: number; ms: number };

let observe: ((request: EndedRequest) => void) | undefined;

/** Calls `observer` with each request that has ended. */
export function observeRequests(observer: (request: EndedRequest) => void): void {
  observe = observer;
}

/** Logs one line per request when it has ended. The query is left out: it may contain what must not be in a log. */
export function logRequest(req: IncomingMessage, res: ServerResponse, { id, path, zone }: Line): void {
  const started = performance.now();
  // Others' work may be current when it ends.
  const ofTrace = traceOfLine();
  nameRequest(id);
  res.once("close", () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = {
      ...ofTrace,
      id,
      method: req.method,
      path,
      status: res.statusCode,
      ms,
      aborted: res.writableFinished ? undefined : true,
    };
    observe?.({ method: req.method ?? "", path, zone, status: res.statusCode, ms });
    if (res.statusCode >= 500) log.warn(line, "request");
    else if (zone === "storefront" || zone === "media") requestLines.debug(line, "request");
    else requestLines.info(line, "request");
  });
}

type Line = { id: string; path: string; zone: Zone };
