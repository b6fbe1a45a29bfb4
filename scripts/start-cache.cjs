/**
 * What each start of the server would find out anew: which file a `require` means, and what V8 compiles of it. Both are
 * kept in `.cache/start` for the next one, which spares it a fifth of its processor time: Node.js 20 compiles 7,500 files
 * each time and looks for `package.json` upwards from every one of them.
 *
 * They are good for one installation, one build and one version of Node.js with its flags. Without a `.cache` folder, as in a
 * release, nothing is kept.
 */
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const v8 = require("node:v8");
const vm = require("node:vm");

/**
 * @typedef {object} Kept
 * @property {string} of the installation and the build
 * @property {Record<string, string>} resolutions file names by the requiring folder and the request
 * @property {Map<string, { digest: string, data: Buffer }>} codes by file name
 */

/** Fewer new files are not worth writing all: a server loads some late, one now, one then. */
const fewestNew = 200;

const packages = `${path.sep}node_modules${path.sep}`;

/** V8 loses the way back to Node's loader in what it reads from a cache: these files are compiled as ever. */
const importsLater = /\bimport\s*\(/;

/** Not in Node's types, but what every tool that maps modules replaces. */
const loader = /** @type {any} */ (Module);

/**
 * Reads what the last start found out, and finds out the rest.
 *
 * @param {string} root of the checkout
 * @param {string} directory of the server: its build or its source
 * @returns {{ close(): void }} `close` once the server has started; what is loaded later is not kept
 */
function openStartCache(root, directory) {
  const folder = path.join(root, ".cache");
  const of = stamp(root, directory);
  if (!of || !fs.existsSync(folder)) return { close: () => {} };
  // Versions of Node.js choose different files of a package.
  const name = `${process.version}-${v8.cachedDataVersionTag()}-${path.basename(directory)}.bin`;
  const file = path.join(folder, "start", name);
  const known = readKept(file, of);
  /** @type {Kept["resolutions"]} */
  const found = {};
  /** @type {Map<string, { digest: string, script: vm.Script }>} */
  const compiled = new Map();
  /** The source form is compiled by `ts-node`. @param {string | undefined} name */
  const isOurs = (name) => name?.startsWith(directory + path.sep) && path.basename(directory) === "server";
  /** @param {string | undefined} name */
  const isKept = (name) => name?.includes(packages) || isOurs(name);

  const { _resolveFilename: resolve } = loader;
  const { _compile: compile } = loader.prototype;
  const { ".js": load } = loader._extensions;

  loader._resolveFilename = function (
    /** @type {string} */ request,
    /** @type {{ filename?: string, path: string } | undefined} */ parent,
    /** @type {unknown[]} */ ...others
  ) {
    if (!parent || !isKept(parent.filename) || others[1] !== undefined)
      return resolve.call(this, request, parent, ...others);
    const key = `${parent.path}\0${request}`;
    const file = known.resolutions[key] ?? resolve.call(this, request, parent, ...others);
    if (!known.resolutions[key] && isKept(file)) found[key] = file;
    return file;
  };

  // What was compiled as CommonJS before is not asked again what it is.
  loader._extensions[".js"] = function (/** @type {any} */ module, /** @type {string} */ filename) {
    if (known.codes.has(filename)) module._compile(fs.readFileSync(filename, "utf8"), filename);
    else load.call(this, module, filename);
  };

  loader.prototype._compile = function (
    /** @type {string} */ text,
    /** @type {string} */ filename,
    /** @type {unknown[]} */ ...others
  ) {
    const asEver = () => compile.call(this, text, filename, ...others);
    if (!isKept(filename) || importsLater.test(text)) return asEver();
    const digest = isOurs(filename) ? createHash("sha1").update(text).digest("base64") : String(text.length);
    const last = known.codes.get(filename);
    const cachedData = last?.digest === digest ? last.data : undefined;
    const script = scriptOf(text, filename, cachedData);
    // An ES module, of which Node makes what it can.
    if (!script) return asEver();
    if (!cachedData || script.cachedDataRejected) compiled.set(filename, { digest, script });
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, requireOf(this), this, filename, path.dirname(filename));
  };

  process.once("exit", (code) => {
    if (code === 0 && compiled.size >= fewestNew) writeKept(file, of, { known: readKept(file, of), found, compiled });
  });

  return {
    close() {
      loader._resolveFilename = resolve;
      loader.prototype._compile = compile;
      loader._extensions[".js"] = load;
      known.codes.clear();
      known.resolutions = {};
    },
  };
}

/**
 * npm writes its file with every installation, and a build its `package.json`.
 *
 * @param {string} root
 * @param {string} directory
 * @returns {string | undefined} undefined in a folder that npm has not installed
 */
function stamp(root, directory) {
  const files = [path.join(root, "node_modules", ".package-lock.json"), path.join(directory, "package.json")];
  const times = files.map((file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return times.includes(undefined) ? undefined : times.join(" ");
}

/** @param {string} file @param {string} of @returns {Kept} empty if there is none, or it is of others */
function readKept(file, of) {
  try {
    const kept = v8.deserialize(fs.readFileSync(file));
    if (kept.of === of) return kept;
  } catch {
    // None yet, or it was cut off.
  }
  return { of, resolutions: {}, codes: new Map() };
}

/**
 * Together with what another server wrote meanwhile.
 *
 * @param {string} file
 * @param {string} of
 * @param {{ known: Kept, found: Kept["resolutions"], compiled: Map<string, { digest: string, script: vm.Script }> }} parts
 */
function writeKept(file, of, { known, found, compiled }) {
  for (const [name, { digest, script }] of compiled) {
    // With all functions that the start has compiled.
    known.codes.set(name, { digest, data: script.createCachedData() });
  }
  const kept = { of, resolutions: { ...known.resolutions, ...found }, codes: known.codes };
  const draft = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
  } catch {
    // Another user's folder: the next start begins anew.
    return;
  }
  try {
    fs.writeFileSync(draft, v8.serialize(kept));
    fs.renameSync(draft, file);
  } catch {
    // No room.
    fs.rmSync(draft, { force: true });
  }
}

/** @param {string} text @param {string} filename @param {Buffer} [cachedData] */
function scriptOf(text, filename, cachedData) {
  // A first line for a shell is no JavaScript within a function.
  const [head, tail] = loader.wrapper;
  const wrapped = head + (text.startsWith("#!") ? `//${text}` : text) + tail;
  try {
    return new vm.Script(wrapped, { filename, columnOffset: -head.length, cachedData });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The `require` that a module gets. @param {any} module */
function requireOf(module) {
  const require = (/** @type {string} */ id) => module.require(id);
  require.resolve = (/** @type {string} */ request, /** @type {object} */ options) =>
    loader._resolveFilename(request, module, false, options);
  require.resolve.paths = (/** @type {string} */ request) => loader._resolveLookupPaths(request, module);
  require.main = process.mainModule;
  require.extensions = loader._extensions;
  require.cache = loader._cache;
  return require;
}

module.exports = { openStartCache };
