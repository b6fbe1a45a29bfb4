import type { IncomingMessage } from "node:http";
import { FinishedAnswer } from "#catalog-answers/finished-answer";

/** A rendered page, finished. */
export class CachedPage extends FinishedAnswer {
  constructor(
    html: string,
    readonly kind: {
      /** Nothing is at its address. */
      isMissing: boolean;
      /** Search engines leave it out. */
      isHidden: boolean;
    },
  ) {
    super(html);
  }
}

/** The page is at another address. */
export class RedirectTo extends Error {
  constructor(readonly address: string) {
    super(`The page is at ${address}`);
  }
}

/** The page says that nothing is at its address. It is not kept: there is no end of such addresses. */
export class NotFoundPage extends Error {
  constructor(readonly page: CachedPage) {
    super("Nothing is at this address");
  }
}

const hour = 3_600_000;

/** Pages are rendered as of the hour's beginning: some show what is offered until a certain time. */
export const renderedFor = (): number => Math.floor(Date.now() / hour) * hour;

/** Asks for the page that the browser renders: tests do, which answer the browser's calls themselves. */
const byBrowser = "x-page-rendered-by";

/** Whether this request may be answered by a page that the server has rendered. */
export const wantsRendered = ({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean =>
  (method === "GET" || method === "HEAD") && headers[byBrowser] !== "browser";

type Warm = { key: string; etag: string; renderedFor: number };

/** Keys of addresses that were asked for before, so that a warm page needs no look into the address. */
const warm = new Map<string, Warm>();
const maxWarm = 5_000;
const longestRemembered = 500;

export function rememberAddress(address: string, known: Warm): void {
  if (address.length > longestRemembered) return;
  if (warm.size >= maxWarm) warm.clear();
  warm.set(address, known);
}

/** The key of the page at an address, origin and all, if it was kept in this hour. */
export function warmKey(address: string): Warm | undefined {
  const known = warm.get(address);
  return known?.renderedFor === renderedFor() ? known : undefined;
}
