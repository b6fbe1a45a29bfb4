import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { binariesIn } from "./cluster.mjs";
import { postgresUserFor } from "./postgres-user.mjs";

/**
 * Chooses where a database can live. As root, PostgreSQL runs under another account, which may have no access to the
 * checkout (`/root` is closed to others): then both its binaries and its data go to the checkout's own folder below
 * `/var/lib/haat`.
 *
 * @param {string} root of the checkout
 * @param {string} preferred folder for the data
 * @returns {Promise<{ folder: string, binaries: string, moved: boolean }>}
 */
export async function placeForDatabase(root, preferred) {
  const binaries = binariesIn(root);
  const user = await postgresUserFor(preferred);
  await mkdir(path.dirname(preferred), { recursive: true });
  if (user.uid === undefined || ((await reaches(user, binaries)) && (await reaches(user, path.dirname(preferred))))) {
    return { folder: preferred, binaries, moved: false };
  }
  const home = outsideHome(root);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return { folder: outsideFolder(root, preferred), binaries: await copied(binaries, home), moved: true };
}

/** @param {string} text */
const short = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** @param {string} root */
const outsideHome = (root) => path.join("/var/lib/haat", short(root));

/**
 * A folder outside the checkout that replaces an inaccessible data folder inside; a different one for each, so that two
 * shops of one checkout, or a test and a shop, never share it.
 *
 * @param {string} root @param {string} preferred
 */
export const outsideFolder = (root, preferred) =>
  path.join(outsideHome(root), `${path.basename(preferred)}-${short(path.resolve(preferred))}`);

/**
 * Copies the binaries to a folder named by their version, so that an update gets a new one.
 *
 * @param {string} binaries
 * @param {string} home
 */
async function copied(binaries, home) {
  const manifest = await readFile(path.join(path.dirname(binaries), "package.json"), "utf8");
  const target = path.join(home, `postgresql-${JSON.parse(manifest).version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const half = `${target}.${process.pid}`;
  await cp(binaries, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

/**
 * Whether an account may enter every folder on a path, by the permission bits.
 *
 * @param {{ uid?: number, gid?: number }} user
 * @param {string} place
 */
export async function reaches(user, place) {
  for (let folder = path.resolve(place); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & enter)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
