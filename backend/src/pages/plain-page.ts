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

/** The storefront's page as it was built. */
export type BuiltPage = {
  html: string;
  etag: string;
  /** Sends it as it is. */
  send: () => void;
};

/** Sends the page that says so, by which search engines keep nothing of the address. */
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
 * Writes the storefront's page with the head of what it is about, a product or a category, for the browser to render: of
 * pages that the server does not render, or could not. Kept like every answer of the catalogue. A path that is no page's,
 * and a page about something that there is not, are a 404. Where that can't be read the page goes out as it was built:
 * people must not wait for what only robots read.
 *
 * @param report logs a fault of ours.
 */
export const writePlainPage =
  (config: () => Config, report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void) =>
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
      const head = await read(catalog, origin);
      if (!head) throw missing;
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
