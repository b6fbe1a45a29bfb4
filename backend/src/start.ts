import { createServer } from "node:http";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys, GracefulShutdownServer } from "@medusajs/framework/utils";
import { readConfig } from "./config/read-config";
import { claimDatabase, StartRefused } from "./database/process-claim";
import { drain } from "./edge/drain";
import { observeRequests } from "./edge/request-log";
import { shopListener } from "./edge/shop-listener";
import { loadEngine } from "./engine/hooks/load-engine";
import { isDatabaseAway } from "./http/unavailable";
import { log } from "./log/log";
import { stopTracing } from "./spans/spans";
import { startQueue } from "./tasks/run-tasks";

/** `directory`: where `medusa-config` is. */
type Options = { directory: string; port: number; host?: string };

/**
 * Longer than any proxy in front keeps an idle connection (Caddy: two minutes): who ends it first must be the proxy, or a
 * request that it sends at that moment is lost.
 */
const keepAliveTimeout = 125_000;

/**
 * A database that goes away breaks promises that nobody waits for, in pools, tasks and event handlers. The shop stays
 * up, answers 503 and is whole again when the database is back. Any other exception still ends the process.
 */
function surviveLostDatabase(): void {
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "Unhandled promise rejection"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Uncaught exception");
    if (!isDatabaseAway(error)) process.exit(1);
  });
}

/** Loads the engine, stands before its Express, and listens. Ends the process where that can't be. */
export async function start({ directory, port, host }: Options): Promise<void> {
  surviveLostDatabase();
  try {
    const claim = await claimProcess();
    const { engine, shutdown } = await loadEngine(directory);
    const { listener, prepare } = shopListener(engine);
    await openMetrics();
    const server = GracefulShutdownServer.create(createServer({ keepAliveTimeout }, listener));
    server.listen(port, host, () => {
      log.info(`Shop listening on port ${port}`);
      startQueue(container);
      void prepare();
    });
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      const { drainMs, workerMode } = readConfig();
      void stopServing(
        () => drain(server, workerMode === "worker" ? 0 : drainMs),
        () => server.shutdown(),
        shutdown,
        claim.release,
        stopTracing,
      );
    };
    process.on("SIGTERM", stop).on("SIGINT", stop);
  } catch (error) {
    if (error instanceof StartRefused) log.fatal(error.message);
    else log.fatal({ err: error }, "Shop failed to start");
    process.exit(1);
  }
}

/** Without Redis a process serves alone. */
async function claimProcess(): Promise<{ release(): Promise<void> }> {
  const { redisUrl, sharesWithoutRedis, databaseDirectUrl: databaseUrl, databaseSsl } = readConfig();
  if (sharesWithoutRedis) return { release: async () => {} };
  return claimDatabase({ databaseUrl, databaseSsl, isShared: redisUrl !== undefined });
}

/** Loaded only where it is wanted: most starts are of demos and tests. */
async function openMetrics(): Promise<void> {
  const { metricsPort: port, metricsHost: host } = readConfig();
  if (!port) return;
  const { serveMetrics } = await import("#metrics/serve-metrics");
  observeRequests(
    serveMetrics({ port, host, connections: container.resolve(ContainerRegistrationKeys.PG_CONNECTION) }),
  );
}

/** Ends what it answers, then what it does in the background. */
async function stopServing(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  log.info("Shop shutting down");
  try {
    for (const step of steps) await step();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, "Shop did not shut down cleanly");
    process.exit(1);
  }
}
