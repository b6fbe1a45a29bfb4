import type { IncomingMessage, ServerResponse } from "node:http";
import { endpoints } from "@haat/api-contract/endpoints";
import { routes } from "@haat/api-contract/routes";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ApiError } from "../errors/api-error";
import { admit } from "../http/admit";
import { bodyOf, hasPlainJson, parseJson } from "../http/json-body";
import { parseInput } from "../http/read-input";
import { toFailure } from "../http/to-failure";
import { type HotCall, hotCalls, type PlainRequest } from "./calls";

const apiBase = "/api/v1";

/** By method and path, in lower case: Express ignores the case of a path too. */
const byTarget = new Map(
  (Object.keys(hotCalls) as HotCall[]).map((name) => [
    `${routes[name].method} ${apiBase}${routes[name].path}`.toLowerCase(),
    name,
  ]),
);

/** The call of a request in its usual form; Express answers the others. */
function callOf(req: IncomingMessage): HotCall | undefined {
  if (req.method !== "POST" || !hasPlainJson(req)) return undefined;
  return byTarget.get(`post ${req.url?.toLowerCase()}`);
}

function send(res: ServerResponse, status: number, answer: object, headers: Record<string, string> = {}): void {
  const text = JSON.stringify(answer);
  res.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  res.end(text);
}

const sendFailure = (res: ServerResponse, { status, message, headers, extra }: ApiError): void =>
  send(res, status, { success: false, message, ...extra }, headers);

async function answer<Name extends HotCall>(
  scope: MedusaContainer,
  name: Name,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { method = "POST", headers } = req;
  // The caller is judged first: whoever is refused anyway learns nothing about the body. It is read meanwhile.
  const [auth, bytes] = await Promise.all([
    admit(scope, routes[name], { method, authorization: headers.authorization }),
    bodyOf(req),
  ]);
  const input = parseInput(name, { params: {}, query: {}, body: parseJson(bytes) });
  const handle = hotCalls[name] as (request: PlainRequest<Name>) => Promise<object>;
  const fields = await handle({ ...input, auth, headers, scope } as PlainRequest<Name>);
  send(res, "created" in endpoints[name] ? 201 : 200, { success: true, ...fields });
}

/**
 * Answers shoppers' most expensive calls before the engine's Express. The ordinary routes use the same handlers, for
 * requests in a less usual form.
 *
 * @param container returns the engine's container when a request arrives.
 * @param report logs an internal error.
 * @returns whether it answers the request.
 */
export const answerHotCalls =
  (container: () => MedusaContainer, report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const name = callOf(req);
    if (!name) return false;
    // As the edge sets it for calls that reach the engine.
    res.setHeader("Cache-Control", req.headers.authorization ? "private, no-store" : "no-cache");
    answer(container(), name, req, res).catch((error: unknown) => {
      const failure = toFailure(error);
      if (failure.status >= 500) report(req, res, error);
      if (!res.headersSent) sendFailure(res, failure);
    });
    return true;
  };
