/** Folders that packages carry for those who work on them. */
const forAuthors = /(^|\/)(__tests__|__mocks__|tests?|examples?|benchmarks?|docs|\.github|\.yarn)\//;

/** Tests, types, source maps, sources, prose, and the makings of native modules, which come built. */
const neverLoaded = /\.(test\.[cm]?js|[cm]?tsx?|map|md|markdown|flow|tsbuildinfo|cc|h|gyp)$/i;

/** Builds of a package for bundlers, which its `exports` give to no Node.js. */
const forBundlers = /(^|\/)(dist-es|dist-types|umd|iife|amd)\//;

/**
 * Whether a running server may read a file of an installed package.
 *
 * @param {string} file below the package's folder, "/" between parts
 */
export function isKept(file) {
  if (/^package\.json$|^(licen[cs]e|notice)/i.test(file)) return true;
  return !forAuthors.test(file) && !forBundlers.test(file) && !neverLoaded.test(file);
}
