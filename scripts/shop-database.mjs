/**
 * The address of the database that was named, or else of the shop's own, which is started, and ended by the first of
 * the `endings`.
 *
 * @param {{ named: string | undefined, root: string, dataDir: string, log: (line: string) => void, endings: (() => Promise<void>)[] }} options
 */
export async function shopDatabase({ named, root, dataDir, log, endings }) {
  if (named) return named;
  // What comes from node_modules is loaded only now that it is there.
  const { startOwnDatabase } = await import("./own-database.mjs");
  const { url, cluster } = await startOwnDatabase({ root, dataDir, log });
  endings.unshift(() => cluster.stop());
  return url;
}
