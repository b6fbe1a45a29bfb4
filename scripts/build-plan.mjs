/**
 * The builds, their inputs, and how to tell that one is stale.
 *
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} inputs files and folders that the result depends on
 * @property {string} output a file that a finished build leaves; without it the build is stale
 * @property {string} cwd
 * @property {string[]} command arguments of node
 * @property {number} stage builds of one stage may run in parallel, later stages wait
 */

/** Inputs of every browser app. */
const browserInputs = [
  "packages/product-form",
  "packages/ui",
  "packages/web",
  "packages/api-contract",
  "tsconfig.base.json",
  "package-lock.json",
];
/** Without the dashboard around them, which does not affect the engine's admin. */
const screenInputs = [
  "admin-extensions/src",
  "admin-extensions/build-screens.mjs",
  "admin-extensions/package.json",
  "admin-extensions/tsconfig.json",
];

/** @type {Build[]} */
export const builds = [
  {
    name: "contract",
    inputs: ["packages/api-contract", "tsconfig.base.json"],
    output: "packages/api-contract/dist/client.js",
    cwd: "packages/api-contract",
    command: ["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.build.json"],
    stage: 1,
  },
  {
    name: "gateway-simulator",
    inputs: ["packages/gateway-simulator", "tsconfig.base.json"],
    output: "packages/gateway-simulator/dist/start-simulator.js",
    cwd: "packages/gateway-simulator",
    command: ["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.build.json"],
    stage: 1,
  },
  {
    name: "screens",
    inputs: [...screenInputs, ...browserInputs],
    output: "admin-extensions/.medusa/server/src/admin/index.mjs",
    cwd: "admin-extensions",
    command: ["admin-extensions/build-screens.mjs"],
    stage: 2,
  },
  {
    name: "storefront",
    inputs: ["storefront", ...browserInputs],
    output: "storefront/dist/index.html",
    cwd: "storefront",
    command: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    stage: 3,
  },
  {
    // The same screens for the server, which renders pages by them.
    name: "storefront-server",
    inputs: ["storefront", ...browserInputs],
    output: "storefront/server/dist/render.mjs",
    cwd: "storefront",
    command: ["node_modules/vite/bin/vite.js", "build", "-c", "vite.server.config.ts", "--logLevel", "warn"],
    stage: 3,
  },
  {
    name: "seller-portal",
    inputs: ["seller-portal", ...browserInputs],
    output: "seller-portal/dist/index.html",
    cwd: "seller-portal",
    command: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    stage: 3,
  },
  {
    name: "dashboard",
    inputs: ["admin-extensions/dashboard", ...screenInputs, ...browserInputs],
    output: "admin-extensions/dashboard/dist/index.html",
    cwd: "admin-extensions",
    command: ["node_modules/vite/bin/vite.js", "build", "dashboard", "--logLevel", "warn"],
    stage: 3,
  },
  {
    name: "backend",
    inputs: [
      "backend/src",
      "backend/medusa-config.ts",
      "backend/package.json",
      "backend/build-server.mjs",
      "package-lock.json",
    ],
    output: "backend/.medusa/server/medusa-config.js",
    cwd: "backend",
    command: ["backend/build-server.mjs"],
    stage: 2,
  },
  {
    // Bundles the engine's admin with the previously built screens; takes the longest.
    name: "engine-admin",
    inputs: [
      "backend/build-engine-admin.mjs",
      "backend/medusa-config.ts",
      "backend/src/config",
      ...screenInputs,
      ...browserInputs,
    ],
    output: "backend/.medusa/server/public/admin/index.html",
    cwd: "backend",
    command: ["backend/build-engine-admin.mjs"],
    stage: 3,
  },
];

/** Files that are no input of any build. @param {string} file */
export const isTest = (file) => /\.test\.[cm]?[jt]sx?$/.test(file);

/**
 * Names of the builds that have to run: those whose content differs from the last build, and those whose output is
 * missing.
 *
 * @param {{ name: string, hash: string, present: boolean }[]} now
 * @param {Record<string, string>} built hash of each build's last success
 */
export function staleBuilds(now, built) {
  return now.filter(({ name, hash, present }) => !present || built[name] !== hash).map(({ name }) => name);
}
