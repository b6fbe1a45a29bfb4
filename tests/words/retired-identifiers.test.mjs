import { readFileSync } from "node:fs";
import path from "node:path";
import { ownFiles } from "../../scripts/content-hash.mjs";
import { declaredNames } from "./identifiers.mjs";
import retiredIdentifiers from "./retired-identifiers.json";

const root = path.join(__dirname, "..", "..");
const entries = retiredIdentifiers.map(({ retired, say }) => ({ pattern: new RegExp(`^(?:${retired})$`), say }));
/** Migrations keep old names; the demo shop's drawings name what they draw. */
const history = /\/migrations\/|^backend\/src\/seed\/pictures\//;

/** @param {string} file @param {string} source */
const retiredIn = (file, source) =>
  declaredNames(file, source).flatMap(({ name, line }) =>
    entries.flatMap(({ pattern, say }) => (pattern.test(name) ? [`${file}:${line} says "${name}", not "${say}"`] : [])),
  );

describe("retired identifiers", () => {
  it("are not declared anywhere in the code", async () => {
    const files = (await ownFiles(root)).filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !history.test(file));
    expect(files.length).toBeGreaterThan(2_000);
    expect(files.flatMap((file) => retiredIn(file, readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  });

  it.each([
    ["a function", "export function tellShopper() {}"],
    ["a limit", "export const limits = { titleMost: 100 };"],
    ["a parameter", "const clamp = (least: number) => least;"],
    ["a type", "type AwaitedMoney = { id: string };"],
    ["a method", "class Tasks { adopt() {} }"],
  ])("are found in %s", (_, source) => expect(retiredIn("a.ts", source)).toHaveLength(1));

  it.each([
    ["the name of a route", 'export const calls = { forgetPassword: "POST" };'],
    ["what another package calls it", "export const found = engine.tellAll;"],
    ["a longer word", "const almost = 1; const storyteller = 2; const layout = 3;"],
  ])("are ignored in %s", (_, source) => expect(retiredIn("a.ts", source)).toEqual([]));
});
