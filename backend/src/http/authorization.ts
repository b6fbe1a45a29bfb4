import type { IncomingMessage } from "node:http";

const scheme = "Bearer ";

/** Replaces a header without a single readable token; no valid signature matches it. */
export const unreadable = `${scheme}unreadable`;

const isBlank = /^[ \t]*(?:bearer[ \t]*)?$/i;
/** One token in the characters that RFC 6750 allows, raw or after `Bearer`. */
const oneToken = /^[ \t]*(?:bearer[ \t]+)?([\w.~+/-]+=*)[ \t]*$/i;

/** Normalises an `Authorization` header to a form that all readers parse alike; undefined if it has no token. */
export function settled(header: string | undefined): string | undefined {
  if (header === undefined || isBlank.test(header)) return undefined;
  const token = oneToken.exec(header)?.[1];
  return token === undefined ? unreadable : `${scheme}${token}`;
}

/** The token of an `Authorization` header; null if there is none. */
export const readToken = (header: string | undefined): string | null => settled(header)?.slice(scheme.length) ?? null;

/**
 * Normalises a request's `Authorization` header before anything reads it: the engine parses headers in its own way, and
 * would accept tokens where ours finds none. Repeated headers count as unreadable, because proxies and servers do not
 * agree on which one counts.
 *
 * @param renew returns the token that takes the place of one
 */
export function settleAuthorization(req: IncomingMessage, renew: (token: string) => string): void {
  const { authorization } = req.headers;
  if (authorization === undefined) return;
  const isOne = req.headersDistinct.authorization?.length === 1;
  const said = isOne ? settled(authorization) : unreadable;
  if (said === undefined) delete req.headers.authorization;
  else req.headers.authorization = scheme + renew(said.slice(scheme.length));
}
