import type { IncomingMessage } from "node:http";

const scheme = "Bearer ";

/** What a header is taken for that names no single token: one that nobody has signed. */
export const unreadable = `${scheme}unreadable`;

const isBlank = /^[ \t]*(?:bearer[ \t]*)?$/i;
/** One token in the letters of RFC 6750, raw or after `Bearer`. */
const oneToken = /^[ \t]*(?:bearer[ \t]+)?([\w.~+/-]+=*)[ \t]*$/i;

/** An `Authorization` header in the one form that everybody reads alike; undefined where it holds nothing. */
export function settled(header: string | undefined): string | undefined {
  if (header === undefined || isBlank.test(header)) return undefined;
  const token = oneToken.exec(header)?.[1];
  return token === undefined ? unreadable : `${scheme}${token}`;
}

/** The token of an `Authorization` header; null where there is none. */
export const readToken = (header: string | undefined): string | null => settled(header)?.slice(scheme.length) ?? null;

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
