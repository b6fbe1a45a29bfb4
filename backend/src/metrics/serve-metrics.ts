import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { answerCounts } from "../catalog-answers/answer-cache";
import { keptFor } from "../collections/kept-for";
import { type Connections, Database } from "../database/database";
import type { EndedRequest } from "../edge/request-log";
import { replicaReads } from "../http/replica-reads";
import { log } from "../log/log";
import { stockRefusals } from "../workflows/sellable/count-stock";
import { httpRequests } from "./http-requests";
import { smsReportCounter, whatsAppStatusCounter } from "./message-reports";
import { shopGauges } from "./shop-gauges";

/** A scraper that asks more often gets the same figures. */
const keptMs = 1_000;
/** One that hangs holds nothing for longer. */
const patienceMs = 10_000;

/** The part of the engine's knex that we look at. */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };
type Options = { port: number; host: string; connections: Connections & { client: { pool: Pool } } };

/**
 * Serves Prometheus's text format at `/metrics`, on a port of its own: figures of a business are not for the shop's
 * callers.
 *
 * @returns what to call with each ended request
 */
export function serveMetrics({ port, host, connections }: Options): (request: EndedRequest) => void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  poolGauge(registry, connections.client.pool);
  processCounters(registry);
  smsReportCounter(registry);
  whatsAppStatusCounter(registry);
  const readShop = shopGauges(registry, new Database(connections).run);
  const text = keptFor(keptMs, async () => {
    await readShop();
    return registry.metrics();
  });
  const server = createServer((req, res) => {
    if (req.url?.split("?")[0] !== "/metrics" || req.method !== "GET") {
      res.writeHead(404).end();
      return;
    }
    text().then(
      (body) => res.writeHead(200, { "content-type": registry.contentType }).end(body),
      (error: unknown) => {
        log.warn({ err: error }, "Metrics could not be read");
        res.writeHead(500).end();
      },
    );
  });
  listen(server, port, host);
  return httpRequests(registry);
}

/** The shop opens without its metrics, if another process has the port. */
function listen(server: Server, port: number, host: string): void {
  server.requestTimeout = patienceMs;
  server.setTimeout(patienceMs, (socket) => socket.destroy());
  server.on("error", (error) => log.error({ err: error }, `Metrics are not served on port ${port}`));
  server.listen(port, host, () => log.info(`Metrics on port ${port}`));
  // Ends with the shop.
  server.unref();
}

function poolGauge(registry: Registry, pool: Pool): void {
  new Gauge({
    name: "haat_database_connections",
    help: "Connections of this process to the database: in use, idle, and requests that wait for one.",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      this.set({ state: "used" }, pool.numUsed());
      this.set({ state: "idle" }, pool.numFree());
      this.set({ state: "waiting" }, pool.numPendingAcquires());
    },
  });
}

function processCounters(registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: "haat_catalog_answers_total",
    help: "Answers about the catalogue and pages made of them, by whether they were cached and up to date.",
    labelNames: ["cached"] as const,
    registers,
    collect() {
      this.reset();
      this.inc({ cached: "yes" }, answerCounts.cached);
      this.inc({ cached: "no" }, answerCounts.read);
    },
  });
  new Counter({
    name: "haat_replica_reads_total",
    help: "Requests of staff and sellers that could read the replica, by what they read: replica, primary.",
    labelNames: ["from"] as const,
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(replicaReads)) this.inc({ from }, count);
    },
  });
  new Counter({
    name: "haat_stock_refusals_total",
    help: "Lines of carts and orders that were refused because too few pieces are left.",
    registers,
    collect() {
      this.reset();
      this.inc(stockRefusals.count);
    },
  });
}
