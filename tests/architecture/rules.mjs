/**
 * The rules of `docs/architecture.md`, each as a sentence and a check that returns the violations.
 *
 * @typedef {import("./source-files.mjs").SourceFile} SourceFile
 * @typedef {import("./source-files.mjs").Import} Import
 * @typedef {{ says: string, broken: (source: SourceFile) => string[] }} Rule
 */

const apps = ["storefront", "seller-portal", "admin-extensions"];
/** Build helpers that apps share. Build files import them by path: Vite loads them before it resolves packages. */
const shared = /^packages\/web\/vite\//;
const isTest = (/** @type {string} */ file) => /\.test\.[a-z]+$/.test(file) || file.startsWith("backend/test/");

/** @type {Rule[]} */
export const arrows = [
  {
    says: "An app imports only the contract, ui, web and the product form of our packages",
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
    says: "Screens import neither of their hosts: not the dashboard, not the engine's admin",
    broken: importing("admin-extensions/src/admin/screens/", ({ from, ours }) =>
      ours ? !from.startsWith("admin-extensions/src/admin/screens/") : /^@medusajs\/(admin-sdk|dashboard)/.test(from),
    ),
  },
  {
    says: "The web package imports no contract, no ui and no app",
    broken: importing("packages/web/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/web/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "No other code imports an app's source",
    broken: ({ file, imports }) => {
      const [home = ""] = file.split("/");
      const taken = imports.filter(({ from, ours }) =>
        apps.some((app) => app !== home && from.startsWith(ours ? `${app}/src/` : `@haat/${app}`)),
      );
      return taken.map(({ from }) => `${file} imports ${from}`);
    },
  },
  {
    says: "Only the engine's hooks import what the engine's packages do not offer",
    broken: ({ file, imports }) => {
      // A provider of ours may extend one of the engine's.
      if (!file.startsWith("backend/src/") || /^backend\/src\/(?:engine\/hooks|providers)\//.test(file)) return [];
      const taken = imports.filter(({ from }) => /^@medusajs\/(?:[^/]+\/dist\/|medusa\/(?:api|loaders)\/)/.test(from));
      return taken.map(({ from }) => `${file} imports ${from}`);
    },
  },
  {
    says: "Random tests draw from the lane's seed",
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
    says: "The ui imports no contract and no backend",
    broken: importing("packages/ui/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/ui/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "The product form imports only the contract, ui and web of our packages, and no app",
    broken: importing("packages/product-form/", ({ from, ours }) =>
      ours
        ? !from.startsWith("packages/product-form/")
        : from.startsWith("@haat/") && !/^@haat\/(api-contract|ui|web)\//.test(from),
    ),
  },
  {
    says: "The gateway simulator imports nothing of the shop",
    broken: importing("packages/gateway-simulator/", ({ from, ours }) =>
      ours ? !from.startsWith("packages/gateway-simulator/") : from.startsWith("@haat/"),
    ),
  },
  {
    says: "The backend imports only the contract of our packages",
    broken: importing("backend/src/", ({ from, ours }, file) =>
      ours
        ? !from.startsWith("backend/")
        : from.startsWith("@haat/") && !from.startsWith("@haat/api-contract/") && !isSimulated(from, file),
    ),
  },
  {
    says: "Gateways import no module, workflow, route or database code",
    broken: importing("backend/src/gateways/", ({ from }) =>
      /^backend\/src\/(modules|workflows|api|http|subscribers|tasks|links|database)\/|^@medusajs\//.test(from),
    ),
  },
  {
    says: "A module imports no other module",
    broken: importing(
      "backend/src/modules/",
      ({ from }, file) => moduleOf(from) !== undefined && moduleOf(from) !== moduleOf(file),
    ),
  },
  {
    says: "A module imports no workflow, route, subscriber, task or link",
    broken: importing("backend/src/modules/", ({ from }) =>
      /^backend\/src\/(workflows|api|http|subscribers|tasks|links)\//.test(from),
    ),
  },
  {
    says: "Imports from outside the parent folder start with `#`, the root of the source",
    broken: ({ file, text }) =>
      file.startsWith("backend/src/") && /\b(?:from|import|mock)\s*\(?"\.\.\/\.\.\/(?!(?:\.\.\/)*test\/)/.test(text)
        ? [file]
        : [],
  },
  {
    says: "The queue imports none of its tasks",
    broken: importing("backend/src/queue/", ({ from }) =>
      /^backend\/src\/(modules|workflows|api|http|subscribers|tasks|links)\//.test(from),
    ),
  },
  {
    says: "Only the queue names the tables of graphile-worker",
    broken: ({ file, text }) =>
      file.startsWith("backend/src/") && !file.startsWith("backend/src/queue/") && /\bgraphile_worker\./.test(text)
        ? [file]
        : [],
  },
  {
    says: "Only the queue imports graphile-worker",
    broken: importing(
      "backend/src/",
      ({ from }, file) => from === "graphile-worker" && !file.startsWith("backend/src/queue/") && !isTest(file),
    ),
  },
  {
    says: "A migration is self-contained: it imports none of our code",
    broken: importing(
      "backend/src/modules/",
      ({ from, ours }, file) => isMigration(file) && (ours || from.startsWith("@haat/")),
    ),
  },
  {
    says: "A workflow imports a module's index, service and types, not its internals",
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
    says: "A route imports a module's index and the type of its service, not its internals",
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
    says: "No file is longer than 400 lines, except data, drawings and migrations",
    broken: ({ file, text }) => {
      // `@spec` tags are not counted as code.
      const lines = text.split("\n").filter((line) => !/^\s*\/\/ @spec /.test(line)).length;
      return lines > 400 && !isMigration(file) && !/\/(data|draw)\//.test(file) ? [`${file} has ${lines}`] : [];
    },
  },
  {
    says: "Only lineMoney of the contract multiplies a price by a quantity",
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
    says: "No focused or skipped tests, no TODO comments, no debug output in served code",
    broken: ({ file, text }) => {
      if (file.startsWith("tests/architecture/")) return [];
      const served =
        /^(backend|storefront|seller-portal|packages\/[^/]+|admin-extensions)\/(src|dashboard)\//.test(file) &&
        !isTest(file) &&
        !file.startsWith("backend/src/seed/");
      const left = [
        /\b(it|test|describe)\.only\b/,
        // With a condition before the reason it is Playwright's conditional skip, which is allowed.
        /\b(it|test|describe)\.(skip|todo)(\.each|\(\s*["'`)])/,
        /\b(TODO|FIXME|XXX)\b/,
        ...(served ? [/\bconsole\.(log|debug)\(/, /\bdebugger\b/] : []),
      ];
      return left.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${text.match(pattern)?.[0]}`);
    },
  },
];

/**
 * @param {string} place prefix of the files that the rule applies to
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
 * Only the demo's wiring and tests may import the gateway simulator.
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
