import os from "node:os";

/** The machine's relevant properties, without anything that identifies its owner. @param {string} postgresVersion */
export function machineLine(postgresVersion) {
  const cores = os.availableParallelism();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${cores} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, PostgreSQL ${postgresVersion}, ${date}`;
}
