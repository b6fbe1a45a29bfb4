import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { container } from "@medusajs/framework";
import { answerCatalogEarly, answerCatalogWarm } from "../catalog-answers/answer-early";
import { readConfig } from "../config/read-config";
import { simulatorUrl } from "../gateways/demo/simulator";
import { isDatabaseAway } from "../http/unavailable";
import { log } from "../log/log";
import { answerRobots } from "../pages/answer-robots";
import { writePage } from "../pages/write-page";
import { startQueue } from "../tasks/run-tasks";
import { answerWebhooksEarly } from "../webhook-answers/answer-early";
import { boundRouteMatches } from "./bound-route-matches";
import { registerEarlyAnswer, registerPageWriter, registerWarmAnswer } from "./early-answers";
import { edge } from "./edge";
import { passToSimulator } from "./pass-to-simulator";
import { refuse } from "./refuse";

/**
 * A database that goes away breaks promises that nobody waits for, in pools, tasks and event handlers. The shop stays
 * up, answers 503 and is whole again when the database is back. Any other exception still ends the process.
 */
function surviveLostDatabase(): void {
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "A promise failed that nobody waited for"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Nobody caught this");
    if (!isDatabaseAway(error)) process.exit(1);
  });
}

function reportFault({ method, url }: IncomingMessage, res: ServerResponse, error: unknown): void {
  // Without its query, which people may have typed themselves into.
  const path = url?.split("?")[0];
  log.error({ err: error, id: res.getHeader("x-request-id") }, `${method} ${path} failed`);
}

/**
 * Longer than any proxy in front keeps an idle connection (Caddy: two minutes): who ends it first must be the proxy, or a
 * request that it sends at that moment is lost.
 */
const keepAliveTimeout = 125_000;

/**
 * Puts the edge before the engine's server. The engine calls `instrumentation.register()` just before it makes its
 * one server, which is the only moment to stand in front of its Express.
 */
export function installEdge(): void {
  surviveLostDatabase();
  boundRouteMatches();
  registerWarmAnswer(answerCatalogWarm);
  registerEarlyAnswer(answerCatalogEarly(refuse, reportFault));
  registerEarlyAnswer(answerWebhooksEarly(() => container, refuse, reportFault));
  registerEarlyAnswer(answerRobots(readConfig, reportFault));
  registerEarlyAnswer(passToSimulator(readConfig, simulatorUrl, reportFault));
  registerPageWriter(writePage(readConfig, reportFault));
  const createServer = http.createServer;
  http.createServer = ((...args: Parameters<typeof createServer>) => {
    http.createServer = createServer;
    const engine = args.find((arg) => typeof arg === "function");
    if (!engine) return createServer(...args);
    return createServer({ keepAliveTimeout }, edge(readConfig(), engine)).once("listening", () =>
      startQueue(container),
    );
  }) as typeof createServer;
}
