import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { container } from "@medusajs/framework";
import { answerCatalogEarly, answerCatalogWarm } from "../catalog-answers/answer-early";
import { readConfig } from "../config/read-config";
import { simulatorUrl } from "../gateways/demo/simulator";
import { answerHotCalls } from "../hot-calls/answer-early";
import { log } from "../log/log";
import { answerRobots } from "../pages/answer-robots";
import { renderedPages } from "../pages/write-page";
import { answerWebhooksEarly } from "../webhook-answers/answer-early";
import { registerEarlyAnswer, registerPageWriter, registerWarmAnswer, registerWarmPage } from "./early-answers";
import { edge } from "./edge";
import { passToSimulator } from "./pass-to-simulator";
import { refuse } from "./refuse";

function reportFault({ method, url }: IncomingMessage, res: ServerResponse, error: unknown): void {
  // Without its query, which may contain personal data.
  const path = url?.split("?")[0];
  log.error({ err: error, id: res.getHeader("x-request-id") }, `${method} ${path} failed`);
}

/**
 * Answers every request: first what we answer ourselves, and the rest by the engine's Express. `prepare` runs once the
 * shop is open and loads what the first page would wait for.
 */
export function shopListener(engine: RequestListener): { listener: RequestListener; prepare: () => Promise<void> } {
  registerWarmAnswer(answerCatalogWarm);
  registerEarlyAnswer(answerCatalogEarly(refuse, reportFault));
  registerEarlyAnswer(answerWebhooksEarly(() => container, refuse, reportFault));
  registerEarlyAnswer(answerHotCalls(() => container, reportFault));
  registerEarlyAnswer(answerRobots(readConfig, reportFault));
  registerEarlyAnswer(passToSimulator(readConfig, simulatorUrl, reportFault));
  const pages = renderedPages(readConfig, () => container, reportFault);
  registerPageWriter(pages.writePage);
  registerWarmPage(pages.answerWarm);
  const prepare = () => pages.prepare().catch((error) => log.error({ err: error }, "Pages can't be rendered"));
  return { listener: edge(readConfig(), engine), prepare };
}
