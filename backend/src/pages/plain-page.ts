import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrivatePage } from "@haat/api-contract/private-pages";
import { isStorefrontPage } from "@haat/api-contract/storefront-pages";
import { cacheOf } from "../catalog-answers/cached-answers";
import { FinishedAnswer } from "../catalog-answers/finished-answer";
import { sendAnswer } from "../catalog-answers/send-answer";
import type { Config } from "../config/parse-environment";
import { servingCatalog } from "../modules/catalog/serving";
import { headOf } from "./head-of";
import { shopOrigin } from "./page-address";
import { withHead, withMissingHead } from "./page-head";
import type { Ask } from "./rendered/fetch-in-process";
import { areCertain, withSources } from "./rendered/page-sources";

/** The storefront's page as built. */
export type BuiltPage = {
  html: string;
  etag: string;
  /** Sends it as built. */
  send: () => void;
};

/** Sends the not-found page, so that search engines index nothing at this URL. */
function sendMissing(req: IncomingMessage, res: ServerResponse, { html }: BuiltPage): void {
  res.statusCode = 404;
  res.setHeader("X-Robots-Tag", "noindex");
  sendAnswer(req, res, new FinishedAnswer(withMissingHead(html)), {
    personal: false,
    type: "text/html; charset=utf-8",
  });
}

const missing = new Error("The page is about something that shoppers don't know.");

/**
 * Sends the storefront's page with the head of its product or category, for the browser to render: for pages that the
 * server does not render or could not. Cached like every answer of the catalogue. An unknown path and a missing subject
 * are a 404. If the head can't be read, the page is sent as built: people must not wait for what only robots read.
 *
 * @param ask reads what the head shows.
 * @param report logs a fault of ours.
 */
export const writePlainPage =
  (config: () => Config, ask: Ask, report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void) =>
  (req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage): boolean => {
    if (!isStorefrontPage(path)) {
      sendMissing(req, res, page);
      return true;
    }
    if (isPrivatePage(path)) res.setHeader("X-Robots-Tag", "noindex");
    const catalog = servingCatalog();
    const read = headOf(path);
    if (!catalog || !read) return false;
    const origin = shopOrigin(req, config());
    const key = `page ${page.etag} ${origin}${path}`;
    const answer = cacheOf(catalog).get(key, async () => {
      const { made: head, sources } = await withSources(() => read(ask, origin));
      if (!head) throw missing;
      if (!areCertain(sources)) throw new Error("The page's head may be outdated.");
      return new FinishedAnswer(withHead(page.html, head));
    });
    answer.then(
      (made) =>
        sendAnswer(req, res, made, {
          personal: false,
          type: "text/html; charset=utf-8",
          grown: () => cacheOf(catalog).weigh(key),
        }),
      (error: unknown) => {
        if (error === missing) {
          sendMissing(req, res, page);
          return;
        }
        report(req, res, error);
        page.send();
      },
    );
    return true;
  };
