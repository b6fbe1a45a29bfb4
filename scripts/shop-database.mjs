/**
 * The address of the given database, or else of the shop's own, which is started here and stopped by the first of the
 * `endings`.
 *
 * @param {{ named: string | undefined, root: string, dataDir: string, log: (line: string) => void, endings: (() =>
 * Promise<void>)[] }} options
 */
export async function shopDatabase({ named, root, dataDir, log, endings }) {
  if (named) return named;
  // Imported dynamically: node_modules may not exist before.
  const { startOwnDatabase } = await import("./own-database.mjs");
  const { url, cluster } = await startOwnDatabase({ root, dataDir, log });
  endings.unshift(() => cluster.stop());
  return url;
}
