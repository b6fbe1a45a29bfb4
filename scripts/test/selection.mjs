import { isTest } from "../build-plan.mjs";
import { Complaint } from "../complain.mjs";

/**
 * The test files to run, by runner; paths below the root. `related` are files whose unit tests Jest finds by their
 * imports.
 *
 * @typedef {{ unit: string[], related: string[], http: string[], stories: string[] }} Selection
 *
 * @typedef {{ patterns: string[] } | { since: string } | { long: true }} Wish
 */

/** Parses the arguments of `npm test --`. @param {string[]} args @returns {Wish | undefined} undefined for all tests */
export function readWish(args) {
  const [first] = args;
  if (first === undefined) return undefined;
  if (first === "--long" && args.length === 1) return { long: true };
  const changed = /^--changed(?:=(.+))?$/.exec(first);
  if (changed && args.length === 1) return { since: changed[1] ?? "HEAD" };
  const option = args.find((arg) => arg.startsWith("-"));
  if (option)
    throw new Complaint(
      `Unknown option ${option}. npm test takes --long, --changed, --changed=REVISION and parts of paths.`,
    );
  return { patterns: args };
}

/** @param {string} file @returns {"unit" | "http" | "stories" | undefined} */
function runnerOf(file) {
  if (file.startsWith("e2e/stories/")) return file.endsWith(".spec.ts") ? "stories" : undefined;
  if (!isTest(file)) return undefined;
  return file.startsWith("backend/test/http/") ? "http" : "unit";
}

/** @param {string} file */
export const isUnitTest = (file) => runnerOf(file) === "unit";

/** @param {string[]} files @param {"unit" | "http" | "stories"} runner */
const of = (files, runner) => files.filter((file) => runnerOf(file) === runner);

/**
 * The tests whose path contains one of the patterns.
 *
 * @param {string[]} files of the checkout
 * @param {string[]} patterns
 * @returns {Selection}
 */
export function matching(files, patterns) {
  const found = files.filter((file) => patterns.some((pattern) => file.includes(pattern)));
  const selection = { unit: of(found, "unit"), related: [], http: of(found, "http"), stories: of(found, "stories") };
  if ([selection.unit, selection.http, selection.stories].every(({ length }) => length === 0)) {
    throw new Complaint(`No test has ${patterns.join(" or ")} in its path.`);
  }
  return selection;
}

/**
 * The tests of the long lane: those that draw at random, or more often in it, found by their imports.
 *
 * @param {{ file: string, text: string }[]} tests
 * @returns {Selection}
 */
export function drawnAtRandom(tests) {
  const found = tests.filter(({ text }) => /\/support\/(lane|draws)"/.test(text)).map(({ file }) => file);
  return { unit: of(found, "unit"), related: [], http: of(found, "http"), stories: [] };
}

/**
 * The unit tests that read files, which their imports do not show.
 *
 * @param {{ file: string, text: string }[]} tests
 */
export const readersOfFiles = (tests) =>
  tests.filter(({ text }) => /\breadFile(Sync)?\(|\breaddir(Sync)?\(/.test(text)).map(({ file }) => file);

/** A change to one of these may break any test. */
const everything = [
  /^(package(-lock)?\.json|tsconfig\.base\.json|jest\.config\.mjs|scripts\/(?!.*\.test\.mjs$)|\.ci\/|backend\/jest\.config\.mjs)/,
  // Jest does not find who imports these: they are imported as built.
  /^packages\/(api-contract|gateway-simulator)\/src\/(?!.*\.test\.ts$)/,
  // Nor who reads them as files.
  /^(backend|storefront|seller-portal|admin-extensions|packages)\/.*\.(?!(tsx?|[cm]?js|css|md)$)[^./]+$/,
];
/** What every tested server is built from or configured with. */
const ofServers = /^(backend\/(src|test\/support|medusa-config)|packages\/(api-contract|gateway-simulator)\/)/;
/** What every story depends on. */
const ofStories = /^(e2e\/(?!stories\/|screens\/)|packages\/web\/)/;

/** @type {{ app: RegExp, stories: RegExp }[]} */
const apps = [
  { app: /^(storefront|packages\/ui)\//, stories: /^e2e\/stories\/(?!(to-the-letter\/)?back-office\/|seller\/)/ },
  { app: /^(seller-portal|packages\/(ui|product-form))\//, stories: /^e2e\/stories\/seller\// },
  { app: /^(admin-extensions|packages\/product-form)\//, stories: /^e2e\/stories\/(to-the-letter\/)?back-office\// },
];

/**
 * The tests that changed files can affect, by folder: for a front end its own stories, for the server all tests that
 * use it. Tests that read files themselves, the architecture's among them, always run.
 *
 * @param {string[]} files of the checkout
 * @param {string[]} changed including deleted ones
 * @param {string[]} readers tests that read files
 * @returns {Selection}
 */
export function touchedBy(files, changed, readers) {
  const code = changed.filter((file) => runnerOf(file) === undefined);
  const isTouched = (/** @type {RegExp} */ what) => code.some((file) => what.test(file));
  const all = everything.some(isTouched);
  const server = all || isTouched(ofServers);
  const own = apps.filter(({ app }) => isTouched(app));
  const isStoryTouched = (/** @type {string} */ file) =>
    server || isTouched(ofStories) || changed.includes(file) || own.some(({ stories }) => stories.test(file));
  const present = new Set(files);
  return {
    unit: all ? of(files, "unit") : [],
    related: [
      ...changed.filter((file) => present.has(file)),
      ...files.filter((file) => /^(tests|scripts|bench)\/.*\.test\.mjs$/.test(file) || readers.includes(file)),
    ],
    http: of(files, "http").filter((file) => server || changed.includes(file)),
    stories: of(files, "stories").filter(isStoryTouched),
  };
}

/** Jest's arguments for the unit tests of a selection. @param {Selection} [selection] default: all */
export function unitFiles(selection) {
  if (!selection) return [];
  const { unit, related } = selection;
  return unit.length > 0 ? ["--runTestsByPath", ...unit] : ["--findRelatedTests", ...related];
}
