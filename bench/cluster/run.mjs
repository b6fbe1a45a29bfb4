import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildStale } from "../../scripts/build-stale.mjs";
import { clusterPrograms } from "../../scripts/cluster/programs.mjs";
import { Complaint, runScript } from "../../scripts/complain.mjs";
import { startBenchDatabase } from "../shop/bench-database.mjs";
import { prepareShop } from "../shop/bench-shop.mjs";
import { startCaps } from "./cap.mjs";
import { clusterSection, missedByCluster } from "./cluster-section.mjs";
import { startBenchCluster } from "./cluster-shop.mjs";
import { measureFaults } from "./measure-faults.mjs";
import { counts, measureScale } from "./measure-scale.mjs";

/** One short round is `--quick`, and is not published. */
const full = { rounds: 3, seconds: 8, ordersPerServer: 80, goneSeconds: 60 };
const quick = { rounds: 1, seconds: 3, ordersPerServer: 30, goneSeconds: 5 };

const root = path.resolve(import.meta.dirname, "..", "..");
const log = (/** @type {string} */ line) => console.log(line);

await runScript(async () => {
  const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
  const how = values.quick ? quick : full;
  const programs = await clusterPrograms();
  for (const line of programs.missing) log(line);
  if (!programs.proxy || !programs.redis) throw new Complaint("A cluster needs both.");
  const caps = await startCaps(1);
  await caps.remove();
  const load = os
    .loadavg()
    .slice(0, 1)
    .map((one) => one.toFixed(2))
    .join();
  const started = performance.now();
  await buildStale({ root, log });
  const database = await startBenchDatabase(root);
  try {
    log("Preparing the shop …");
    await prepareShop(root, database, "built");
    // The last fault leaves no primary to ask.
    const postgresVersion = await database.version();
    const scales = await onCluster(
      { name: "scale", servers: Math.max(...counts), env: { CATALOG_CACHE_MB: "0" } },
      (cluster) => measureScale(cluster, database, how, log),
    );
    const faults = await onCluster({ name: "faults", servers: 2 }, (cluster) =>
      measureFaults(cluster, { root, database, ...how }, log),
    );
    const text = clusterSection({
      scales,
      faults,
      rounds: how.rounds,
      minutes: (performance.now() - started) / 60_000,
      load,
      isPooled: programs.pooler !== undefined,
      postgresVersion,
    });
    const missed = missedByCluster(scales, faults);
    log(`\n${text}\n`);
    log(
      missed.length === 0
        ? "Every target was reached."
        : `Missed targets (${missed.length}):\n  ${missed.join("\n  ")}`,
    );
    const folder = path.join(root, values.quick ? ".cache/bench" : "bench");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "results-cluster.md"), `# Many servers\n\n${text}\n`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await database.remove();
  }

  /**
   * @template Result
   * @param {{ name: string, servers: number, env?: Record<string, string> }} wish
   * @param {(cluster: import("./cluster-shop.mjs").BenchCluster) => Promise<Result>} measure
   */
  async function onCluster(wish, measure) {
    log(`Starting ${wish.servers} servers …`);
    const cluster = await startBenchCluster({ root, database, programs, ...wish });
    try {
      return await measure(cluster);
    } finally {
      await cluster.shop.stop();
      await cluster.relay.stop();
    }
  }
});
process.exit();
