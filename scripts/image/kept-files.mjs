/** Folders that packages ship only for development. */
const forAuthors = /(^|\/)(__tests__|__mocks__|tests?|examples?|benchmarks?|docs|\.github|\.yarn)\//;

/** Tests, types, source maps, sources, documentation, and sources of native modules, which ship compiled. */
const neverLoaded = /\.(test\.[cm]?js|[cm]?tsx?|map|md|markdown|flow|tsbuildinfo|cc|h|gyp)$/i;

/** Builds for bundlers, which `exports` never resolves to in Node.js. */
const forBundlers = /(^|\/)(dist-es|dist-types|umd|iife|amd)\//;

/**
 * Whether a running server may read this file of an installed package.
 *
 * @param {string} file below the package's folder, separated by "/"
 */
export function isKept(file) {
  if (/^package\.json$|^(licen[cs]e|notice)/i.test(file)) return true;
  return !forAuthors.test(file) && !forBundlers.test(file) && !neverLoaded.test(file);
}
