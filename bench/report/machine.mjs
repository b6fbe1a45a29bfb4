import os from "node:os";

/** The machine, by what of it matters and by nothing that tells whose it is. @param {string} postgresVersion */
export function machineLine(postgresVersion) {
  const cores = os.availableParallelism();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${cores} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, PostgreSQL ${postgresVersion}, ${date}`;
}
