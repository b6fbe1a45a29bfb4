import { root } from "./root.mjs";
import { runningShop } from "./running-shop.mjs";

/**
 * The given database, or that of the shop running here, or else the shop's own, started for as long as it is needed.
 *
 * @param {object} shop
 * @param {string | undefined} shop.named DATABASE_URL
 * @param {string} shop.dataDir
 * @param {number} shop.port
 * @returns {Promise<{ databaseUrl: string, end: () => Promise<void> }>}
 */
export async function openDatabase({ named, dataDir, port }) {
  if (named) return { databaseUrl: named, end: async () => {} };
  const { runningOwnDatabase, startOwnDatabase } = await import("./own-database.mjs");
  const running = runningShop(dataDir);
  if (running.read()) return { databaseUrl: await runningOwnDatabase({ root, dataDir }), end: async () => {} };
  // A shop that starts meanwhile would stop this database and start its own.
  running.claim(port);
  const { url, cluster } = await startOwnDatabase({ root, dataDir, log: (line) => console.log(line) });
  const end = async () => {
    await cluster.stop();
    running.release();
  };
  return { databaseUrl: url, end };
}
