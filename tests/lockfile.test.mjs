import { readFileSync } from "node:fs";
import path from "node:path";

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(__dirname, "..", file), "utf8"));

/** @type {Record<string, { version?: string, license?: string, hasInstallScript?: boolean, optionalDependencies?: Record<string, string>, link?: boolean }>} */
const packages = read("package-lock.json").packages;

const nameOf = (/** @type {string} */ place) => place.split("node_modules/").at(-1) ?? "";

/** Licences that ask at most for a notice, or for the source of changes to the package itself. */
const open =
  /^(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Zlib|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later|Unlicense)$/;

/** Their licence is in their files alone: MIT or BSD. */
const inFiles = [
  "busboy",
  "connect-dynamodb",
  "humanize-number",
  "limiter",
  "only",
  "parent-require",
  "parse-cache-control",
  "png-js",
  "streamsearch",
];

/** Their LICENSE files name MIT, and a commercial licence for the Enterprise Edition, whose packages no release has. */
const ofEngine = /^@medusajs\//;

describe("package-lock.json", () => {
  it("lists the packages of every platform: without them `npm ci` fails on all platforms", () => {
    const known = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
    const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it("pins a version for each package", () => {
    const loose = Object.entries(packages).filter(
      ([place, { version, link }]) => place.includes("node_modules/") && !version && !link,
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  it("brings no install script that is neither allowed nor refused by name", () => {
    const decided = Object.keys(read("package.json").allowScripts);
    const scripts = Object.entries(packages).flatMap(([place, one]) => (one.hasInstallScript ? [nameOf(place)] : []));
    expect([...new Set(scripts)].filter((name) => !decided.includes(name))).toEqual([]);
    expect(decided.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it("brings no licence that is not listed here", () => {
    const strange = Object.entries(packages).filter(([place, { license = "", link }]) => {
      if (!place.includes("node_modules/") || link || ofEngine.test(nameOf(place))) return false;
      if (!license) return !inFiles.includes(nameOf(place));
      return !license.split(/ (?:OR|AND) /).every((part) => open.test(part.replace(/[()]/g, "")));
    });
    expect(strange.map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([]);
  });
});
