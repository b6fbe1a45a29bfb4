import { readFileSync } from "node:fs";
import path from "node:path";
import { ownTables } from "./architecture/own-tables.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(__dirname, "..", file), "utf8");
const page = read("docs/privacy.md");

it("docs/privacy.md names every table of ours once", async () => {
  const named = [...page.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name);
  const tables = [...(await ownTables())];
  expect(tables.length).toBeGreaterThan(60);
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  expect(tables.filter((table) => named.filter((name) => name === table).length > 1)).toEqual([]);
});

it("docs/privacy.md has the periods of backend/src/config/retention.ts", () => {
  const source = read("backend/src/config/retention.ts");
  const periods = Object.fromEntries(
    [...source.matchAll(/^ {2}(\w+): (\d+),$/gm)].map(([, name = "", count]) => [name, Number(count)]),
  );
  const { unusedNoticeDays, ...listed } = periods;
  const told = Object.fromEntries(
    [...page.matchAll(/(\d+) (?:days?|years|financial years)[^|(]*\(`(\w+)`\)/g)].map(([, count, name = ""]) => [
      name,
      Number(count),
    ]),
  );
  expect(told).toEqual(listed);
  expect(unusedNoticeDays).toBe(3);
});

it("docs/privacy.md has the periods that clients know, too", () => {
  const limits = read("packages/api-contract/src/limits.ts");
  for (const [name, words] of /** @type {const} */ ([
    ["courierEventDays", "days |"],
    ["noticeDays", "days |"],
    ["idempotencyHours", "hours |"],
  ])) {
    const [, count] = limits.match(new RegExp(`${name}: (\\d+)`)) ?? [];
    expect(page).toContain(`| ${count} ${words}`);
  }
});
