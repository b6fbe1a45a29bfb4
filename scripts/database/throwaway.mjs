import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { contentHash } from "../content-hash.mjs";
import { freePort } from "../free-port.mjs";
import { startCluster } from "./cluster.mjs";
import { ensureDatabase } from "./databases.mjs";
import { placeForDatabase } from "./location.mjs";

const run = promisify(execFile);
const templatesKept = 3;
const database = "haat";
const password = "test";
/** Nobody misses this data after a power cut. */
const settings = { fsync: "off", full_page_writes: "off", max_connections: "300" };

/**
 * A database for tests, in a PostgreSQL of its own on a free port, that vanishes when it is stopped, or when the process
 * that asked for it vanishes.
 *
 * @typedef {object} ThrowawayDatabase
 * @property {string} url
 * @property {string} folder for whatever else belongs to this database; removed with it
 * @property {() => Promise<void>} stop ends the server, keeps the data
 * @property {() => Promise<void>} start brings it back, same port, same data
 * @property {() => Promise<void>} remove ends the server and removes the data
 */

/**
 * What every such database starts with: `prepare` fills it once, and the result is kept and copied until the content of
 * `inputs` changes, or that of what it is made from.
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
    remove: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} root @param {string} parent @param {string} binaries @param {Template} template @returns {Promise<string>} */
async function templateFor(root, parent, binaries, { inputs, from, prepare }) {
  const all = [...inputs, ...inputsOf(from)];
  const key = (await contentHash(root, all, { ignore: (file) => file.endsWith(".test.ts") })).slice(0, 16);
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
  // Whoever else made the same in the meantime was as right as we are.
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

/** The content of one folder, with owners, which Node's own copy would lose. @param {string} from @param {string} to */
async function copyFolder(from, to) {
  await run("cp", ["-a", from, to]);
}
