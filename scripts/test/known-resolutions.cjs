/**
 * Preloaded into a test's server: which file a package's `require` means is looked up once per installation, not by each
 * of some 70 servers. A sixth of the processor time of a start went there (Node.js 20 reads `package.json` files upwards
 * from every module). Our own modules, whose files come and go, are resolved as ever.
 */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const root = path.join(__dirname, "..", "..");
const cache = path.join(root, ".cache", "resolutions.json");
const packages = `${path.sep}node_modules${path.sep}`;

/** npm writes the file with every installation, and versions of Node.js choose different files of a package. */
const installed = () =>
  `${process.version} ${fs.statSync(path.join(root, "node_modules", ".package-lock.json")).mtimeMs}`;

/** @returns {Record<string, string>} file names by the requiring folder and the request */
function readKnown() {
  try {
    const { at, known } = JSON.parse(fs.readFileSync(cache, "utf8"));
    return at === installed() ? known : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} known */
function writeKnown(known) {
  const draft = `${cache}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ at: installed(), known }));
  fs.renameSync(draft, cache);
}

// Child processes of the server inherit the environment.
if (path.basename(process.argv[1] ?? "") === "serve.cjs") {
  // Not in Node's types, but what every tool that maps modules replaces.
  const loader = /** @type {any} */ (Module);
  const resolve = loader._resolveFilename;
  const known = readKnown();
  /** @type {Record<string, string>} */
  const found = {};

  loader._resolveFilename = function (
    /** @type {string} */ request,
    /** @type {{ path?: string } | undefined} */ parent,
    /** @type {unknown[]} */ ...others
  ) {
    const isCachable = parent?.path?.includes(packages) && others[1] === undefined;
    if (!isCachable) return resolve.call(this, request, parent, ...others);
    const key = `${parent.path}\0${request}`;
    const file = known[key] ?? resolve.call(this, request, parent, ...others);
    if (!known[key] && file.includes(packages)) found[key] = file;
    return file;
  };

  process.once("exit", () => {
    if (Object.keys(found).length > 0) writeKnown({ ...known, ...found });
  });
}
