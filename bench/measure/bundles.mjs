import { plainRow } from "../report/table.mjs";

/** @param {string} root @param {number[]} sizes @returns {Promise<import("../report/table.mjs").TableRow[]>} */
export async function bundleRows(root, sizes) {
  void root;
  return [
    plainRow(
      "bundles",
      sizes.map(() => "?"),
    ),
  ];
}
