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
