import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { contentHash } from "../content-hash.mjs";
import { freePort } from "../free-port.mjs";
import { binariesIn, startCluster } from "./cluster.mjs";
import { ensureDatabase } from "./databases.mjs";
import { placeForDatabase } from "./location.mjs";

const run = promisify(execFile);
const templatesKept = 3;
const database = "haat";
const password = "test";
/** Durability is off: this data need not survive a power cut. */
const settings = { fsync: "off", full_page_writes: "off", max_connections: "300" };

/**
 * A temporary database for tests, in its own PostgreSQL on a free port. It is removed when it is stopped, or when the
 * process that requested it dies.
 *
 * @typedef {object} ThrowawayDatabase
 * @property {string} url
 * @property {string} folder for other files of this database; removed with it
 * @property {() => Promise<void>} stop ends the server, keeps the data
 * @property {() => Promise<void>} start starts it again with the same port and data
 * @property {() => Promise<void>} kill ends the server like a power cut, keeps the data
 * @property {(signal: "SIGSTOP" | "SIGCONT") => Promise<void>} signalAll sends a signal to all its processes
 * @property {() => Promise<void>} remove ends the server and removes the data
 */

/**
 * The initial content of such databases: `prepare` fills it once, and the result is cached and copied until the content
 * of `inputs` or of the template that it is based on changes.
 *
 * @typedef {object} Template
 * @property {string[]} inputs
 * @property {Template} [from]
 * @property {(place: { url: string, folder: string }) => Promise<void>} prepare
 */

/**
 * @param {string} root of the checkout
 * @param {Template} [template]
 * @returns {Promise<ThrowawayDatabase>}
 */
export async function throwawayDatabase(root, template) {
  const parent = path.join(tmpdir(), `haat-tests-${userInfo().uid}`);
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const { binaries } = await placeForDatabase(root, path.join(parent, "data"));
  const filled = template && (await templateFor(root, parent, binaries, template));

  const folder = await mkdtemp(path.join(parent, "run-"));
  await run("chmod", ["711", folder]);
  const dataDirectory = path.join(folder, "data");
  if (filled) await copyFolder(`${filled}/.`, folder);
  const port = await freePort();
  const start = () => startCluster({ root, binaries, dataDirectory, port, password, settings, throwaway: folder });
  let cluster = await start();
  const url = cluster.url(database);
  await ensureDatabase(url);
  return {
    url,
    folder,
    stop: () => cluster.stop(),
    start: async () => {
      cluster = await start();
    },
    kill: () => cluster.kill(),
    signalAll: (signal) => cluster.signalAll(signal),
    remove: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} root @param {string} parent @param {string} binaries @param {Template} template @returns {Promise<string>} */
async function templateFor(root, parent, binaries, { inputs, from, prepare }) {
  const all = [...inputs, ...inputsOf(from)];
  const content = await contentHash(root, all, { ignore: (file) => file.endsWith(".test.ts") });
  // Data of one version of PostgreSQL are no other's.
  const { version } = JSON.parse(await readFile(path.join(path.dirname(binariesIn(root)), "package.json"), "utf8"));
  const key = `${content.slice(0, 16)}-${version}`;
  const finished = path.join(parent, `template-${key}`);
  if (await stat(finished).catch(() => undefined)) {
    await utimes(finished, new Date(), new Date());
    return finished;
  }
  const ground = from && (await templateFor(root, parent, binaries, from));
  const half = await mkdtemp(path.join(parent, "making-"));
  await run("chmod", ["711", half]);
  if (ground) await copyFolder(`${ground}/.`, half);
  const port = await freePort();
  const cluster = await startCluster({
    root,
    binaries,
    dataDirectory: path.join(half, "data"),
    port,
    password,
    settings,
    throwaway: half,
  });
  try {
    await ensureDatabase(cluster.url(database));
    await prepare({ url: cluster.url(database), folder: half });
    await cluster.stop();
  } catch (error) {
    await cluster.stop();
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  // If another process made the same template meanwhile, its result is as good as ours.
  await rename(half, finished).catch(() => rm(half, { recursive: true, force: true }));
  await removeOldTemplates(parent);
  return finished;
}

/** @param {Template | undefined} template @returns {string[]} */
const inputsOf = (template) => (template ? [...template.inputs, ...inputsOf(template.from)] : []);

/** @param {string} parent */
async function removeOldTemplates(parent) {
  const names = (await readdir(parent)).filter((name) => name.startsWith("template-"));
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      used: (await stat(path.join(parent, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const old = dated.sort((one, other) => other.used - one.used).slice(templatesKept);
  await Promise.all(old.map(({ name }) => rm(path.join(parent, name), { recursive: true, force: true })));
}

/**
 * Copies a folder's content and keeps the owners, which Node.js's own copy loses.
 *
 * @param {string} from
 * @param {string} to
 */
async function copyFolder(from, to) {
  await run("cp", ["-a", from, to]);
}
