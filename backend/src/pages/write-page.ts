import type { IncomingMessage, ServerResponse } from "node:http";
import { isPrivatePage } from "@haat/api-contract/private-pages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cacheOf } from "../catalog-answers/cached-answers";
import { sendAnswer } from "../catalog-answers/send-answer";
import type { Config } from "../config/parse-environment";
import type { CatalogModuleService } from "../modules/catalog/service";
import { servingCatalog } from "../modules/catalog/serving";
import { headOf } from "./head-of";
import { shopOrigin } from "./page-address";
import { withHead, withMissingHead } from "./page-head";
import { type BuiltPage, writePlainPage } from "./plain-page";
import {
  CachedPage,
  NotFoundPage,
  RedirectTo,
  rememberAddress,
  renderedFor,
  UncertainPage,
  wantsRendered,
  warmKey,
} from "./rendered/cached-page";
import { composePage } from "./rendered/compose-page";
import { type Ask, digestInProcess, fetchInProcess, sellerIdIn } from "./rendered/fetch-in-process";
import { areCertain, compareSources, withSources } from "./rendered/page-sources";
import { type Renderer, rendererAt } from "./rendered/renderer";

type Report = (req: IncomingMessage, res: ServerResponse, error: unknown) => void;

const html = "text/html; charset=utf-8";
const hidden = ["X-Robots-Tag", "noindex"] as const;

/** Limit of pages that are rendered at once. Beyond it the browser renders, which costs the server nothing. */
const maxAtOnce = 32;

/**
 * Answers shoppers' pages as rendered by the storefront's own screens for a visitor, cached like every answer of the
 * catalogue. What can't be rendered is sent for the browser to render: people must not be left with nothing.
 *
 * @param container the engine's, resolved when a page needs it.
 * @param report logs a fault of ours.
 */
export function renderedPages(config: () => Config, container: () => MedusaContainer, report: Report) {
  const ask = fetchInProcess(container);
  const digestOf = digestInProcess(container);
  const renderer = rendererAt(config().storefrontRenderer, ask);
  const writePlain = writePlainPage(config, ask, report);
  let rendering = 0;

  /**
   * A page is rendered again only if an answer that it was made of has changed: most changes of the catalogue do not
   * change it.
   *
   * @returns the page's cache key, and the page. @throws RedirectTo NotFoundPage UncertainPage TooManyAtOnce
   */
  async function kept(catalog: CatalogModuleService, asked: Asked): Promise<{ key: string; page: CachedPage }> {
    const key = `page ${asked.page.etag} ${asked.now} ${asked.origin}${asked.address} ${await sellerMark(asked.address)}`;
    const page = await cacheOf(catalog).get(key, async (old) => {
      if (old instanceof CachedPage) {
        const compared = await compareSources(old.sources, digestOf);
        if (compared === "same") return old;
        if (compared === "unknown") throw new UncertainPage(old);
      }
      if (rendering >= maxAtOnce) throw new TooManyAtOnce();
      rendering += 1;
      try {
        const made = await renderPage(ask, asked);
        if (!areCertain(made.sources)) throw new UncertainPage(made);
        return made;
      } finally {
        rendering -= 1;
      }
    });
    return { key, page: page as CachedPage };
  }

  /** A seller's page shows this, and the catalogue's changes do not cover it. */
  async function sellerMark(address: string): Promise<string> {
    const id = sellerIdIn(address);
    return id === undefined ? "" : JSON.stringify((await ask(`/sellers/${encodeURIComponent(id)}`)).body);
  }

  async function write(req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage): Promise<void> {
    const catalog = servingCatalog();
    const loaded = catalog && (await renderer().catch((error) => report(req, res, error)));
    const url = req.url ?? "";
    const address = loaded?.pageAddress(path, url.slice(path.length + 1)) ?? null;
    if (!catalog || !loaded || address === null) return sendPlain(req, res, path, page);
    const origin = shopOrigin(req, config());
    const asked = { renderer: loaded, address, page, origin, now: renderedFor() };
    try {
      const { key, page: rendered } = await kept(catalog, asked);
      if (!rendered.kind.isMissing && sellerIdIn(address) === undefined) {
        rememberAddress(origin + url, { key, etag: page.etag, renderedFor: asked.now });
      }
      send(req, res, rendered, () => cacheOf(catalog).weigh(key));
    } catch (error) {
      if (error instanceof RedirectTo) return redirect(res, error.address);
      if (error instanceof NotFoundPage || error instanceof UncertainPage) return send(req, res, error.page);
      if (isFault(error)) report(req, res, error);
      sendPlain(req, res, path, page);
    }
  }

  function sendPlain(req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage): void {
    if (!writePlain(req, res, path, page)) page.send();
  }

  return {
    /** Loads the renderer, so that the first visitor does not wait for it. */
    prepare: async (): Promise<void> => {
      await renderer();
    },

    /** Writes the page at a path. Returns whether it handles it, or leaves it to be sent as built. */
    writePage(req: IncomingMessage, res: ServerResponse, path: string, page: BuiltPage): boolean {
      if (!wantsRendered(req)) return writePlain(req, res, path, page);
      write(req, res, path, page).catch((error) => {
        report(req, res, error);
        if (!res.headersSent) sendPlain(req, res, path, page);
      });
      return true;
    },

    /**
     * Answers with a page that was rendered before and is known to be up to date. `etag` is of the page in the current
     * build.
     */
    answerWarm(req: IncomingMessage, res: ServerResponse, head: readonly string[], etag: () => string): boolean {
      if (req.method !== "GET" || !wantsRendered(req)) return false;
      const known = warmKey(shopOrigin(req, config()) + req.url);
      const catalog = servingCatalog();
      if (!known || !catalog || known.etag !== etag()) return false;
      const page = cacheOf(catalog).peek(known.key);
      if (!page) return false;
      const whole = page instanceof CachedPage && page.kind.isHidden ? [...head, ...hidden] : head;
      const grown = () => cacheOf(catalog).weigh(known.key);
      sendAnswer(req, res, page, { personal: false, head: whole, type: html, grown });
      return true;
    },
  };
}

class TooManyAtOnce extends Error {}

type Asked = { renderer: Renderer; address: string; page: BuiltPage; origin: string; now: number };

async function renderPage(ask: Ask, { renderer, address, page, origin, now }: Asked): Promise<CachedPage> {
  const [path = ""] = address.split("?");
  const { made, sources } = await withSources(() =>
    Promise.all([renderer.render(address, now), headOf(path)?.(ask, origin)]),
  );
  const [rendered, head] = made;
  if (rendered.redirect !== undefined) throw new RedirectTo(rendered.redirect);
  if (rendered.isMissing || head === null) {
    const kind = { isMissing: true, isHidden: true };
    const missing = new CachedPage(composePage(withMissingHead(page.html), rendered), kind, sources);
    if (address === "/404") return missing;
    throw new NotFoundPage(missing);
  }
  const { title = "", description = "" } = rendered;
  const own = head ?? { title, description, address: origin + path, picture: "", type: "website" as const };
  const kind = { isMissing: false, isHidden: isPrivatePage(path) };
  return new CachedPage(composePage(withHead(page.html, own), rendered), kind, sources);
}

function send(req: IncomingMessage, res: ServerResponse, page: CachedPage, grown?: () => void): void {
  if (page.kind.isMissing) res.statusCode = 404;
  if (page.kind.isHidden) res.setHeader(...hidden);
  sendAnswer(req, res, page, { personal: false, type: html, ...(grown && { grown }) });
}

function redirect(res: ServerResponse, address: string): void {
  res.writeHead(302, { Location: address, "Cache-Control": "no-cache", "Content-Length": 0 });
  res.end();
}

/** Overload and a URL that the API refuses are not faults of ours. */
function isFault(error: unknown): boolean {
  const status: unknown = Reflect.get(Object(error), "status");
  return !(error instanceof TooManyAtOnce) && !(typeof status === "number" && status >= 400 && status < 500);
}
