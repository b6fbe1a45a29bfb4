import { maxFirstLoad, measureFirstLoads } from "../../storefront/scripts/bundle-size.mjs";
import { plainRow } from "../report/table.mjs";
import { atMost, readable } from "../report/targets.mjs";

const bytesPerKilobyte = 1_000;

/**
 * First-load JavaScript of the storefront's pages in the latest build; the catalogue's size makes no difference.
 *
 * @param {number[]} sizes of the catalogues
 * @returns {import("../report/table.mjs").TableRow[]}
 */
export function bundleRows(sizes) {
  return Object.entries(measureFirstLoads()).map(([page, bytes]) => {
    const kilobytes = bytes / bytesPerKilobyte;
    const figures = sizes.map(() => `${readable(kilobytes)} kB`);
    return plainRow(`First load of JavaScript, gzipped: ${page}`, figures, [atMost("", maxFirstLoad, kilobytes, "kB")]);
  });
}
