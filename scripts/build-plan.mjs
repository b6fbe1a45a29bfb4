/**
 * What is built, from what, and how one knows that it is stale.
 *
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} inputs files and folders whose content decides
 * @property {string} output a file that a finished build leaves; without it the build is stale
 * @property {string} cwd
 * @property {string[]} command arguments of node
 * @property {number} stage builds of one stage may run side by side, later stages wait
 */

/** @type {Build[]} */
export const builds = [
  {
    name: "contract",
    inputs: ["packages/api-contract", "tsconfig.base.json"],
    output: "packages/api-contract/dist/client.js",
    cwd: "packages/api-contract",
    command: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"],
    stage: 1,
  },
  {
    name: "storefront",
    inputs: ["storefront", "packages/ui", "packages/api-contract", "tsconfig.base.json", "package-lock.json"],
    output: "storefront/dist/index.html",
    cwd: "storefront",
    command: ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    stage: 2,
  },
  {
    name: "backend",
    inputs: [
      "backend/src",
      "backend/medusa-config.ts",
      "backend/instrumentation.ts",
      "backend/package.json",
      "backend/tsconfig.json",
      "packages/api-contract",
      "tsconfig.base.json",
      "package-lock.json",
    ],
    output: "backend/.medusa/server/medusa-config.js",
    cwd: "backend",
    command: ["node_modules/@medusajs/cli/cli.js", "build"],
    stage: 2,
  },
];

/** Files that no build reads. @param {string} file */
export const isTest = (file) => /\.test\.[cm]?[jt]sx?$/.test(file);

/**
 * Which builds have to run: those whose content is not what was built last, and those whose output is gone.
 *
 * @param {{ name: string, hash: string, present: boolean }[]} now
 * @param {Record<string, string>} built hash of each build's last success
 */
export function staleBuilds(now, built) {
  return now.filter(({ name, hash, present }) => !present || built[name] !== hash).map(({ name }) => name);
}
