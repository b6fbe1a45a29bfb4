import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isKept } from "./kept-files.mjs";

/** What the builds made, as it is served. */
const builtFolders = [
  "backend/.medusa/server",
  "storefront/dist",
  "storefront/server/dist",
  "seller-portal/dist",
  "admin-extensions/dashboard/dist",
];

/** What a release is started and looked after by; what these import comes along. */
const entries = ["start.mjs", "reconcile.mjs", "serve.cjs", "server-preload.cjs"].map((name) => `scripts/${name}`);

/**
 * Every file that a release takes from a checkout as it is.
 *
 * @param {string} root of the checkout
 * @param {string[]} packages as `runtimePackages` found them
 * @returns {string[]} below the root
 */
export function filesOfRelease(root, packages) {
  return [
    "package.json",
    ...builtFolders.flatMap((folder) => filesIn(root, folder).filter((file) => !/\.fixture\.js$/.test(file))),
    ...packages.flatMap((folder) => filesOfPackage(root, folder)),
    ...scriptsFrom(root, entries),
  ];
}

/** Where a module of the engine's or of ours begins. */
const moduleIndex =
  /^(.*\/@medusajs\/[^/]+\/dist|backend\/\.medusa\/server\/src\/(?:(?:modules|providers)\/[^/]+|setup))\/index\.js$/;

/**
 * Folders that have to be there, though nothing is in them: the engine, when it migrates, makes one in each module that
 * has no migrations, and whoever runs a release may not change its code.
 *
 * @param {string[]} files of the release
 */
export const foldersOfMigrations = (files) =>
  files.flatMap((file) => (moduleIndex.test(file) ? [file.replace(/index\.js$/, "migrations")] : []));

/** What a workspace is served from: its build, and the sheets of the simulated gateways, which are as they were written. */
const servedFolders = ["dist", "sheet"];

/** @param {string} root @param {string} folder of an installed package or a workspace */
function filesOfPackage(root, folder) {
  const installed = /(^|\/)node_modules\//.test(folder);
  const inside = installed
    ? filesIn(root, folder)
    : servedFolders.flatMap((served) => filesIn(root, `${folder}/${served}`));
  return [`${folder}/package.json`, ...inside.filter((file) => isKept(file.slice(folder.length + 1)))];
}

/** @param {string} root @param {string} folder @returns {string[]} without those of packages within */
function filesIn(root, folder) {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const place = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(root, place);
      return entry.isFile() ? [place] : [];
    });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return [];
    throw error;
  }
}

/** @param {string} root @param {string[]} first @returns {string[]} the scripts and all that they import of ours */
function scriptsFrom(root, first) {
  const found = new Set(first);
  for (const file of found) {
    const source = readFileSync(path.join(root, file), "utf8");
    for (const [, named = ""] of source.matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"]+)"/g)) {
      found.add(path.posix.join(path.posix.dirname(file), named));
    }
  }
  return [...found];
}
