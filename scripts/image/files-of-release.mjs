import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isKept } from "./kept-files.mjs";

/** Build outputs that are served. */
const builtFolders = [
  "backend/.medusa/server",
  "storefront/dist",
  "storefront/server/dist",
  "seller-portal/dist",
  "admin-extensions/dashboard/dist",
];

/** Scripts that start and maintain a release; their imports are included. */
const entries = [
  "start.mjs",
  "migrate.mjs",
  "reconcile.mjs",
  "backup.mjs",
  "restore.mjs",
  "doctor.mjs",
  "reseal.mjs",
  "serve.cjs",
  "start-cache.cjs",
  "server-preload.cjs",
].map((name) => `scripts/${name}`);

/**
 * All files that a release copies unchanged from a checkout.
 *
 * @param {string} root of the checkout
 * @param {string[]} packages as returned by `runtimePackages`
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

/** Entry point of a module of the engine or ours. */
const moduleIndex =
  /^(.*\/@medusajs\/[^/]+\/dist|backend\/\.medusa\/server\/src\/(?:(?:modules|providers)\/[^/]+|setup))\/index\.js$/;

/**
 * Folders that must exist although they are empty: when it migrates, the engine creates one in each module without
 * migrations, and the user that runs a release may not change its code.
 *
 * @param {string[]} files of the release
 */
export const foldersOfMigrations = (files) =>
  files.flatMap((file) => (moduleIndex.test(file) ? [file.replace(/index\.js$/, "migrations")] : []));

/** What a workspace serves: its build, and the simulated gateways' sheets, which are not built. */
const servedFolders = ["dist", "sheet"];

/** @param {string} root @param {string} folder of an installed package or a workspace */
function filesOfPackage(root, folder) {
  const installed = /(^|\/)node_modules\//.test(folder);
  const inside = installed
    ? filesIn(root, folder)
    : servedFolders.flatMap((served) => filesIn(root, `${folder}/${served}`));
  return [`${folder}/package.json`, ...inside.filter((file) => isKept(file.slice(folder.length + 1)))];
}

/** @param {string} root @param {string} folder @returns {string[]} without files of nested packages */
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

/** @param {string} root @param {string[]} first @returns {string[]} the scripts and their own-code imports */
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
