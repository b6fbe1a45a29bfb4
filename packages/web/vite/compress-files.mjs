import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json|txt)$/;
/** Below this size in bytes, compression saves nothing. */
const min = 1_024;

/**
 * Writes a gzip and a Brotli copy beside each file of a folder, which the server sends unchanged.
 *
 * @param {string} folder
 * @param {{ quality?: number }} [options] of Brotli, 0 to 11; default: the maximum
 */
export async function compressFiles(folder, { quality = constants.BROTLI_MAX_QUALITY } = {}) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compress(path.join(folder, file), quality)),
  );
  // A server that has already read the folder reads it again if `index.html` is newer.
  const [page, now] = [path.join(folder, "index.html"), new Date()];
  await utimes(page, now, now);
}

/** @param {string} file @param {number} quality */
async function compress(file, quality) {
  const bytes = await readFile(file);
  if (bytes.length < min) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
