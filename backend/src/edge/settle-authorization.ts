import type { IncomingMessage } from "node:http";
import { settled, unreadable } from "../http/authorization";

/**
 * Rewrites a request's `Authorization` to what it was judged to say, before anybody reads it: the engine reads headers in
 * its own way, and would find tokens in some where ours finds none. Several of them say nothing: proxies and servers do not
 * agree on which one counts.
 */
export function settleAuthorization(req: IncomingMessage): void {
  const { authorization } = req.headers;
  if (authorization === undefined) return;
  const isOne = req.headersDistinct.authorization?.length === 1;
  const said = isOne ? settled(authorization) : unreadable;
  if (said === undefined) delete req.headers.authorization;
  else req.headers.authorization = said;
}
