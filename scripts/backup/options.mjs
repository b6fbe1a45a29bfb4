import path from "node:path";
import { Complaint } from "../complain.mjs";
import { backupsDirectory } from "../data-directory.mjs";
import { parseOptions } from "../parse-options.mjs";

/**
 * `--to=<folder>`, `--keep=<count>`; or `--check=<file>` alone.
 *
 * @param {string[]} args
 * @param {string} dataDir
 * @returns {{ check: string } | { folder: string, keep: number | undefined }}
 * @throws {Complaint}
 */
export function backupOptions(args, dataDir) {
  const { values } = parseOptions(args, {
    to: { type: "string" },
    keep: { type: "string" },
    check: { type: "string" },
  });
  const { to, keep, check } = /** @type {Record<string, string | undefined>} */ (values);
  if (check) return { check: path.resolve(check) };
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new Complaint("--keep takes a number from 1 to 9999.");
  return {
    folder: path.resolve(to ?? backupsDirectory(dataDir)),
    keep: keep === undefined ? undefined : Number(keep),
  };
}

/** @param {string[]} args @returns {string} the backup's file @throws {Complaint} */
export function restoreOptions(args) {
  const { positionals } = parseOptions(args, {}, true);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Complaint("Usage: npm run restore -- <file>");
  return path.resolve(file);
}
