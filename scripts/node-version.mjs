const minNode = "20.19.0";

/** Whether a version of Node.js is new enough. @param {string} version as in `process.versions.node` */
export function isNodeNewEnough(version, min = minNode) {
  const have = version.split(".").map(Number);
  const need = min.split(".").map(Number);
  const differing = need.findIndex((part, index) => part !== have[index]);
  return differing === -1 || Number(have[differing]) > Number(need[differing]);
}

/**
 * Prints an error and exits if this Node.js is too old. Runs before anything is loaded that an old one could not parse.
 */
export function requireNewNode() {
  if (isNodeNewEnough(process.versions.node)) return;
  console.error(`Haat requires Node.js ${minNode} or newer. This is ${process.versions.node}.`);
  process.exit(1);
}
