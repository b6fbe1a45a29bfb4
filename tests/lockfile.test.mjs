import { readFileSync } from "node:fs";
import path from "node:path";

/** @type {Record<string, { version?: string, optionalDependencies?: Record<string, string>, link?: boolean }>} */
const packages = JSON.parse(readFileSync(path.join(__dirname, "..", "package-lock.json"), "utf8")).packages;

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
});
