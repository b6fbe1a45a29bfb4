import { readFileSync } from "node:fs";
import path from "node:path";

/** @type {Record<string, { version?: string, optionalDependencies?: Record<string, string>, link?: boolean }>} */
const packages = JSON.parse(readFileSync(path.join(__dirname, "..", "package-lock.json"), "utf8")).packages;

describe("package-lock.json", () => {
  it("knows the packages of every platform: `npm ci` refuses it otherwise, on all of them", () => {
    const known = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
    const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it("fixes a version for each", () => {
    const loose = Object.entries(packages).filter(
      ([place, { version, link }]) => place.includes("node_modules/") && !version && !link,
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });
});
