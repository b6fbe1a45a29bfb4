/**
 * The rules of `docs/architecture.md`, each as a sentence and a check. A check answers what breaks the rule.
 *
 * @typedef {import("./source-files.mjs").SourceFile} SourceFile
 * @typedef {import("./source-files.mjs").Import} Import
 * @typedef {{ says: string, broken: (source: SourceFile) => string[] }} Rule
 */

const apps = ["storefront", "seller-portal", "admin-extensions"];
/** What apps share beneath their screens. Build files name it by its path: Vite loads them before it knows packages. */
const shared = /^packages\/web\/vite\//;
const isTest = (/** @type {string} */ file) => /\.test\.[a-z]+$/.test(file) || file.startsWith("backend/test/");

/** @type {Rule[]} */
export const arrows = [
  {
    says: "An app imports of ours only the contract, the ui, web and the product's form",
    broken: ({ file, imports }) => {
      const [home = ""] = file.split("/");
      if (!apps.includes(home)) return [];
      const wrong = imports.filter(({ from, ours }) =>
        ours
          ? !from.startsWith(`${home}/`) && !shared.test(from)
          : from.startsWith("@haat/") && !/^@haat\/(api-contract|ui|web|product-form)\//.test(from),
      );
      return wrong.map(({ from }) => `${file} imports ${from}`);
    },
  },
  {
    says: "Screens know no host: neither the dashboard nor the engine's admin",
    broken: importing("admin-extensions/src/admin/screens/", ({ from, ours }) =>
      ours ? !from.startsWith("admin-extensions/src/admin/screens/") : /^@medusajs\/(admin-sdk|dashboard)/.test(from),
    ),
  },
  {
    says: "What apps share in the browser knows nothing of the shop: no contract, no ui, no app",
    broken: importing("packages/web/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/web/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "Nobody imports an app's source",
    broken: ({ file, imports }) => {
      const [home = ""] = file.split("/");
      const taken = imports.filter(({ from, ours }) =>
        apps.some((app) => app !== home && from.startsWith(ours ? `${app}/src/` : `@haat/${app}`)),
      );
      return taken.map(({ from }) => `${file} imports ${from}`);
    },
  },
  {
    says: "What is drawn at random is drawn from the lane's seed",
    broken: ({ file, imports }) =>
      file.startsWith("backend/") && file !== "backend/test/support/draws.ts"
        ? imports.filter(({ from }) => from === "fast-check").map(() => `${file} imports fast-check itself`)
        : [],
  },
  {
    says: "The contract imports only zod",
    broken: importing("packages/api-contract/src/", ({ from, ours }, file) =>
      ours ? !from.startsWith("packages/api-contract/") : from !== "zod" && !isTest(file),
    ),
  },
  {
    says: "The ui knows nothing of the shop: no contract, no backend",
    broken: importing("packages/ui/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/ui/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "The product's form knows the contract, the ui and web, and no app",
    broken: importing("packages/product-form/", ({ from, ours }) =>
      ours
        ? !from.startsWith("packages/product-form/")
        : from.startsWith("@haat/") && !/^@haat\/(api-contract|ui|web)\//.test(from),
    ),
  },
  {
    says: "The gateways' simulator knows nothing of the shop",
    broken: importing("packages/gateway-simulator/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/gateway-simulator/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "The backend imports of ours only the contract",
    broken: importing("backend/src/", ({ from, ours }, file) =>
      ours
        ? !from.startsWith("backend/")
        : from.startsWith("@haat/") && !from.startsWith("@haat/api-contract/") && !isSimulated(from, file),
    ),
  },
  {
    says: "Gateways know no module, no workflow, no route and no database",
    broken: importing("backend/src/gateways/", ({ from }) =>
      /^backend\/src\/(modules|workflows|api|http|subscribers|tasks|links|database)\/|^@medusajs\//.test(from),
    ),
  },
  {
    says: "A module knows no other module",
    broken: importing(
      "backend/src/modules/",
      ({ from }, file) => moduleOf(from) !== undefined && moduleOf(from) !== moduleOf(file),
    ),
  },
  {
    says: "A module knows no workflow, no route, no subscriber, no task and no link",
    broken: importing("backend/src/modules/", ({ from }) =>
      /^backend\/src\/(workflows|api|http|subscribers|tasks|links)\//.test(from),
    ),
  },
  {
    says: "What is not below the next folder up is imported by `#`, from where the source begins",
    broken: ({ file, text }) =>
      file.startsWith("backend/src/") && /\b(?:from|import|mock)\s*\(?"\.\.\/\.\.\/(?!(?:\.\.\/)*test\/)/.test(text)
        ? [file]
        : [],
  },
  {
    says: "The queue knows none of its tasks",
    broken: importing("backend/src/queue/", ({ from }) =>
      /^backend\/src\/(modules|workflows|api|http|subscribers|tasks|links)\//.test(from),
    ),
  },
  {
    says: "Only the queue names the tables of the package that it is made of",
    broken: ({ file, text }) =>
      file.startsWith("backend/src/") && !file.startsWith("backend/src/queue/") && /\bgraphile_worker\./.test(text)
        ? [file]
        : [],
  },
  {
    says: "Only the queue knows the package that it is made of",
    broken: importing(
      "backend/src/",
      ({ from }, file) => from === "graphile-worker" && !file.startsWith("backend/src/queue/") && !isTest(file),
    ),
  },
  {
    says: "A migration holds what it writes, and does the same for ever: it imports nothing of ours",
    broken: importing(
      "backend/src/modules/",
      ({ from, ours }, file) => isMigration(file) && (ours || from.startsWith("@haat/")),
    ),
  },
  {
    says: "A workflow knows a module by its name, its service and its types, not by its insides",
    broken: ({ file, imports }) => {
      if (!file.startsWith("backend/src/workflows/")) return [];
      const inside = imports.filter(
        ({ from, typeOnly }) =>
          /^backend\/src\/modules\/[^/]+\/./.test(from) &&
          !typeOnly &&
          !/^[^/]+\/[^/]+\/[^/]+\/[^/]+\/service$/.test(from),
      );
      return inside.map(({ from }) => `${file} imports ${from}`);
    },
  },
  {
    says: "A route knows a module by its name and the type of its service, not by its insides",
    broken: ({ file, imports }) => {
      if (!/^backend\/src\/api\/.*\/route\.ts$/.test(file)) return [];
      const inside = imports.filter(
        ({ from, typeOnly }) =>
          /^backend\/src\/modules\/[^/]+\/./.test(from) && !(typeOnly && from.endsWith("/service")),
      );
      return inside.map(({ from }) => `${file} imports ${from}`);
    },
  },
];

/** @type {Rule[]} */
export const names = [
  {
    says: "A file is named in kebab-case",
    broken: ({ file }) => {
      const name = file.split("/").at(-1) ?? "";
      return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[a-z]+$/.test(name) || isMigration(file) ? [] : [file];
    },
  },
  {
    says: "A file is named for what it does",
    broken: ({ file }) => (/(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/.test(file) ? [file] : []),
  },
  {
    says: "There are no barrels: an index only where the engine asks for one",
    broken: ({ file, text }) => {
      const demanded = /^backend\/src\/((modules|providers)\/[^/]+|setup)\/index\.ts$/.test(file);
      const isIndex = /\/index\.[a-z]+$/.test(file);
      const onlyPassesOn =
        text.trim() !== "" &&
        text.replace(/export\s[^;'"]*?from\s*["'][^"']+["'];?|\/\*[\s\S]*?\*\/|\/\/.*/g, "").trim() === "";
      return (isIndex && !demanded) || onlyPassesOn ? [file] : [];
    },
  },
];

/** @type {Rule[]} */
export const tidiness = [
  {
    says: "No file is longer than 400 lines, but for data, drawings and migrations",
    broken: ({ file, text }) => {
      // What a test proves is said in tags, which are no code.
      const lines = text.split("\n").filter((line) => !/^\s*\/\/ @spec /.test(line)).length;
      return lines > 400 && !isMigration(file) && !/\/(data|draw)\//.test(file) ? [`${file} has ${lines}`] : [];
    },
  },
  {
    says: "One place multiplies a price by pieces: lineMoney of the contract",
    broken: ({ file, text }) => {
      if (file === "packages/api-contract/src/order/line-money.ts" || isTest(file) || isMigration(file)) return [];
      const isServed = /^(backend|storefront|seller-portal|packages\/[^/]+|admin-extensions)\/(src|dashboard)\//.test(
        file,
      );
      const price = "(?:\\w+\\.)*(?:unitPrice|unit_price|salePrice|price|mrp|unitPaise)";
      const pieces = "(?:\\w+\\.)*(?:quantity|pieces)";
      const product = new RegExp(`\\b(?:${price} \\* ${pieces}|${pieces} \\* ${price})\\b`);
      return isServed && product.test(text) ? [`${file}: ${text.match(product)?.[0]}`] : [];
    },
  },
  {
    says: "Nothing is left over: no focused or skipped test, no note to oneself, no debugging print in what is served",
    broken: ({ file, text }) => {
      if (file.startsWith("tests/architecture/")) return [];
      const served =
        /^(backend|storefront|seller-portal|packages\/[^/]+|admin-extensions)\/(src|dashboard)\//.test(file) &&
        !isTest(file) &&
        !file.startsWith("backend/src/seed/");
      const left = [
        /\b(it|test|describe)\.only\b/,
        // With a condition before the reason it is Playwright's way to say where a test makes no sense.
        /\b(it|test|describe)\.(skip|todo)(\.each|\(\s*["'`)])/,
        /\b(TODO|FIXME|XXX)\b/,
        ...(served ? [/\bconsole\.(log|debug)\(/, /\bdebugger\b/] : []),
      ];
      return left.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${text.match(pattern)?.[0]}`);
    },
  },
];

/**
 * @param {string} place files that the rule is about
 * @param {(one: Import, file: string) => boolean} breaks
 * @returns {Rule["broken"]}
 */
function importing(place, breaks) {
  return ({ file, imports }) =>
    file.startsWith(place)
      ? imports.filter((one) => breaks(one, file)).map(({ from }) => `${file} imports ${from}`)
      : [];
}

/**
 * Only the demo's wiring and tests know the gateways' simulator.
 *
 * @param {string} from @param {string} file
 */
const isSimulated = (from, file) =>
  from.startsWith("@haat/gateway-simulator/") &&
  (file.startsWith("backend/src/gateways/demo/") || isTest(file) || file.endsWith(".fixture.ts"));

/** @param {string} file */
const moduleOf = (file) => file.match(/^backend\/src\/modules\/([^/]+)/)?.[1];

/** @param {string} file */
const isMigration = (file) => file.includes("/migrations/");
