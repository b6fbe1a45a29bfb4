import type { IncomingMessage, ServerResponse } from "node:http";
import { parseInput } from "../http/read-input";
import { toFailure } from "../http/to-failure";
import type { CatalogModuleService } from "../modules/catalog/service";
import { servingCatalog } from "../modules/catalog/serving";
import { cacheKey } from "./cache-key";
import { cacheOf, visitorsAnswer } from "./cached-answers";
import { type PublicRead, readRequest } from "./read-request";
import { sendAnswer } from "./send-answer";

/** Cache keys of URLs that were read before, so that a warm answer needs no parsing. */
const keys = new Map<string, string>();
const maxKeys = 5000;
const longestRemembered = 300;

function remember(url: string, key: string): void {
  if (url.length > longestRemembered) return;
  if (keys.size >= maxKeys) keys.clear();
  keys.set(url, key);
}

/** Answers a visitor's read from the cache if the entry is known to be up to date. */
export function answerCatalogWarm(req: IncomingMessage, res: ServerResponse, head: readonly string[]): boolean {
  const key = keys.get(req.url ?? "");
  const catalog = servingCatalog();
  if (key === undefined || !catalog || req.method !== "GET" || req.headers.authorization !== undefined) return false;
  const warm = cacheOf(catalog).peek(key);
  if (!warm) return false;
  sendAnswer(req, res, warm, { personal: false, head, grown: () => cacheOf(catalog).weigh(key) });
  return true;
}

/**
 * Answers visitors' reads of the catalogue before the engine's Express, which alone costs ten times as much as the
 * answer. The ordinary routes use the same reads for shoppers with a token.
 *
 * @param fail answers a failure in the contract's envelope.
 * @param report logs a fault of ours; not called for the caller's mistakes.
 * @returns whether it answers.
 */
export const answerCatalogEarly =
  (
    fail: (res: ServerResponse, status: number, message: string) => void,
    report: (req: IncomingMessage, res: ServerResponse, error: unknown) => void,
  ) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const catalog = servingCatalog();
    if (!catalog || req.method !== "GET" || req.headers.authorization !== undefined) return false;
    const read = readRequest(req);
    if (!read) return false;
    answerCold(catalog, read, req, res).catch((error: unknown) => {
      const { status, message } = toFailure(error);
      if (status >= 500) report(req, res, error);
      if (res.headersSent) return;
      // As the edge does for calls that reach the engine: a failure must not be cached.
      res.setHeader("Cache-Control", "no-cache");
      fail(res, status, message);
    });
    return true;
  };

async function answerCold(
  catalog: CatalogModuleService,
  { name, params, query }: PublicRead,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const input = parseInput(name, { params, query });
  const key = cacheKey(name, input);
  const answer = await visitorsAnswer(catalog, name, key, input);
  remember(req.url ?? "", key);
  sendAnswer(req, res, answer, { personal: false, grown: () => cacheOf(catalog).weigh(key) });
}
