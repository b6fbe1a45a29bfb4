import { Complaint } from "./complain.mjs";
import { readRelease } from "./release.mjs";
import { readSettings } from "./settings.mjs";

/**
 * The settings that a script needs to find the shop.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @returns {import("./settings.mjs").Settings}
 * @throws {Complaint} naming each wrong one
 */
export function startSettings(root, env) {
  const read = readSettings(env, { embedded: !readRelease(root) });
  if ("faults" in read) throw new Complaint(read.faults.join("\n"));
  return read.settings;
}
