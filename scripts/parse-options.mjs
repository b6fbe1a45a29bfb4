import { parseArgs } from "node:util";
import { Complaint } from "./complain.mjs";

/**
 * `parseArgs`, for a reader.
 *
 * @param {string[]} args
 * @param {import("node:util").ParseArgsConfig["options"]} options
 * @param {boolean} [allowPositionals]
 * @throws {Complaint} naming an unknown option
 */
export function parseOptions(args, options, allowPositionals = false) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}
