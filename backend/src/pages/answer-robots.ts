import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheOf } from "../catalog-answers/cached-answers";
import { FinishedAnswer } from "../catalog-answers/finished-answer";
import { sendAnswer } from "../catalog-answers/send-answer";
import type { Config } from "../config/parse-environment";
import type { CatalogModuleService } from "../modules/catalog/service";
import { servingCatalog } from "../modules/catalog/serving";
import { shopOrigin } from "./page-address";
import { sitemapIndex, sitemapOfPages, sitemapOfProducts } from "./sitemap";

/** What robots may read. The API stays open: pages are rendered from it. Private pages have "noindex" themselves. */
const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /app",
    "Disallow: /adminlogin",
    "Disallow: /dashboard",
    "Disallow: /dev/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

const xml = "application/xml; charset=utf-8";
const partOfProducts = /^\/sitemap-products-([1-9]\d{0,5})\.xml$/;

type Read = (catalog: CatalogModuleService, origin: string) => Promise<string | null>;

function sitemapAt(path: string): Read | undefined {
  if (path === "/sitemap.xml") return sitemapIndex;
  if (path === "/sitemap-pages.xml") return sitemapOfPages;
  const part = partOfProducts.exec(path)?.[1];
  return part ? (catalog, origin) => sitemapOfProducts(catalog, origin, Number(part)) : undefined;
}

/**
 * Answers `/robots.txt` and the sitemap before Express. Sitemaps are cached like every other answer of the catalogue,
 * until it changes.
 *
 * @param report logs a fault of ours.
 */
export const answerRobots =
  (config: () => Config, report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = req.url?.split("?")[0] ?? "";
    if (!path.endsWith(".txt") && !path.endsWith(".xml")) return false;
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    if (path === "/robots.txt") {
      const answer = new FinishedAnswer(robotsText(shopOrigin(req, config())));
      sendAnswer(req, res, answer, { personal: false, type: "text/plain; charset=utf-8" });
      return true;
    }
    const read = sitemapAt(path);
    if (!read) return false;
    const catalog = servingCatalog();
    if (!catalog) {
      refuse(res, 503);
      return true;
    }
    sendSitemap(req, res, { catalog, origin: shopOrigin(req, config()), path, read }).catch((error: unknown) => {
      if (error === notThere) return refuse(res, 404);
      report(req, res, error);
      if (!res.headersSent) refuse(res, 503);
    });
    return true;
  };

const notThere = new Error("This part of the sitemap does not exist.");

async function sendSitemap(
  req: IncomingMessage,
  res: ServerResponse,
  { catalog, origin, path, read }: { catalog: CatalogModuleService; origin: string; path: string; read: Read },
): Promise<void> {
  const key = `${origin}${path}`;
  const answer = await cacheOf(catalog).get(key, async () => {
    const body = await read(catalog, origin);
    if (body === null) throw notThere;
    return new FinishedAnswer(body);
  });
  sendAnswer(req, res, answer, { personal: false, type: xml, grown: () => cacheOf(catalog).weigh(key) });
}

function refuse(res: ServerResponse, status: 404 | 503): void {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
  res.end(status === 404 ? "Not found." : "The shop is not ready. Please try again in a moment.");
}
