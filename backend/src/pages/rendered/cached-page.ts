import type { IncomingMessage } from "node:http";
import { FinishedAnswer } from "#catalog-answers/finished-answer";
import type { PageSources } from "./page-sources";

/** A finished rendered page. */
export class CachedPage extends FinishedAnswer {
  constructor(
    html: string,
    readonly kind: {
      /** Not found. */
      isMissing: boolean;
      /** Excluded from search engines. */
      isHidden: boolean;
    },
    readonly sources: PageSources,
  ) {
    super(html);
  }
}

/** The page has moved to another URL. */
export class RedirectTo extends Error {
  constructor(readonly address: string) {
    super(`The page is at ${address}`);
  }
}

/** The not-found page. It is not cached: there is no limit to such URLs. */
export class NotFoundPage extends Error {
  constructor(readonly page: CachedPage) {
    super("Nothing is at this address");
  }
}

/** A page that may be outdated, while the database is unavailable: better than none, and not cached. */
export class UncertainPage extends Error {
  constructor(readonly page: CachedPage) {
    super("The page may be outdated");
  }
}

const hour = 3_600_000;

/** Pages are rendered as of the beginning of the hour, because some show offers that end at a certain time. */
export const renderedFor = (): number => Math.floor(Date.now() / hour) * hour;

/** Asks for browser rendering: tests that mock the browser's calls send it. */
const byBrowser = "x-page-rendered-by";

/** Whether this request may be answered with a server-rendered page. */
export const wantsRendered = ({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean =>
  (method === "GET" || method === "HEAD") && headers[byBrowser] !== "browser";

type Warm = { key: string; etag: string; renderedFor: number };

/** Cache keys of URLs that were requested before, so that a warm page needs no URL parsing. */
const warm = new Map<string, Warm>();
const maxWarm = 5_000;
const longestRemembered = 500;

export function rememberAddress(address: string, known: Warm): void {
  if (address.length > longestRemembered) return;
  if (warm.size >= maxWarm) warm.clear();
  warm.set(address, known);
}

/** The cache key of the page at a URL, including the origin, if it was stored in this hour. */
export function warmKey(address: string): Warm | undefined {
  const known = warm.get(address);
  return known?.renderedFor === renderedFor() ? known : undefined;
}
