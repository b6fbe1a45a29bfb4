const minNode = "20.19.0";
/** By the gate, and by `npm run test:versions`. */
const tested = "20, 22 and 24";
/** Of the oldest that still gets security fixes: https://nodejs.org/en/about/previous-releases */
const supportedMajor = 22;

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
  console.error(
    `Haat requires Node.js ${minNode} or newer, and is tested on ${tested}. This is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Whether a version of Node.js still gets security fixes. @param {string} version as in `process.versions.node` */
const isNodeSupported = (version) => Number(version.split(".")[0]) >= supportedMajor;

/** A line for whoever starts a shop on an unsupported Node.js; undefined on others. @param {string} version */
export const nodeAdvice = (version) =>
  isNodeSupported(version)
    ? undefined
    : `Node.js ${version} no longer gets security fixes. Haat is tested on ${tested}: use 24 for a real shop.`;
