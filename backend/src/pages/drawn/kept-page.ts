import type { IncomingMessage } from "node:http";
import { FinishedAnswer } from "#catalog-answers/finished-answer";

/** A drawn page, finished. */
export class KeptPage extends FinishedAnswer {
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
export class Elsewhere extends Error {
  constructor(readonly address: string) {
    super(`The page is at ${address}`);
  }
}

/** The page says that nothing is at its address. It is not kept: there is no end of such addresses. */
export class NothingThere extends Error {
  constructor(readonly page: KeptPage) {
    super("Nothing is at this address");
  }
}

const hour = 3_600_000;

/** Pages are drawn as of the hour's beginning: some show what is offered until a certain time. */
export const drawnFor = (): number => Math.floor(Date.now() / hour) * hour;

/** Asks for the page that the browser draws: tests do, which answer the browser's calls themselves. */
const byBrowser = "x-page-drawn-by";

/** Whether this request may be answered by a page that the server has drawn. */
export const wantsDrawn = ({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean =>
  (method === "GET" || method === "HEAD") && headers[byBrowser] !== "browser";

type Warm = { key: string; etag: string; drawnFor: number };

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
  return known?.drawnFor === drawnFor() ? known : undefined;
}
