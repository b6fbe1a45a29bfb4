import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProcess } from "../../scripts/run-process.mjs";
import { plainRow } from "../report/table.mjs";
import { atLeast, atMost, grouped } from "../report/targets.mjs";
import { median } from "../statistics.mjs";

/** Lighthouse's categories, and the minimum score of each (of 100). */
const min = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
/** Lighthouse's audits, and the maximum of each, in milliseconds. */
const max = { "largest-contentful-paint": 1_800, "total-blocking-time": 100 };

/** @typedef {keyof typeof min | keyof typeof max} Name */
/** Scores and milliseconds. @typedef {Record<Name, number>} Points */

const scores = /** @type {(keyof typeof min)[]} */ (Object.keys(min));
const times = /** @type {(keyof typeof max)[]} */ (Object.keys(max));

/**
 * Lighthouse scores of pages on a simulated phone.
 *
 * @param {object} what
 * @param {string} what.root
 * @param {string} what.browser
 * @param {Record<string, string>} what.pages addresses by name
 * @param {number[]} what.sizes of the catalogues
 * @param {number} what.rounds
 * @param {(line: string) => void} what.log
 * @returns {Promise<import("../report/table.mjs").TableRow[]>}
 */
export async function lighthouseRows({ root, browser, pages, sizes, rounds, log }) {
  const rows = [];
  for (const [page, url] of Object.entries(pages)) {
    log(`Lighthouse: ${page} …`);
    rows.push(...toRows(page, await medianPoints({ root, browser, url, rounds }), sizes));
  }
  return rows;
}

/** @param {string} page @param {Points} points @param {number[]} sizes */
function toRows(page, points, sizes) {
  const row = (
    /** @type {string} */ what,
    /** @type {Name[]} */ names,
    /** @type {import("../report/targets.mjs").Judgement[]} */ results,
  ) => {
    const figures = names.map((name) => grouped(Math.round(points[name]))).join(" / ");
    return plainRow(
      `Lighthouse, mobile, ${page}: ${what}`,
      sizes.map(() => figures),
      results,
    );
  };
  return [
    row(
      "performance / accessibility / best practices / SEO",
      scores,
      scores.map((name) => atLeast(`${name} `, min[name], points[name])),
    ),
    row(
      "largest contentful paint / total blocking time, ms",
      times,
      times.map((name) => atMost(`${name} `, max[name], points[name], "ms")),
    ),
  ];
}

/** @param {{ root: string, browser: string, url: string, rounds: number }} what @returns {Promise<Points>} */
async function medianPoints({ rounds, ...what }) {
  /** @type {Points[]} */
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measurePage(what));
  return /** @type {Points} */ (
    Object.fromEntries([...scores, ...times].map((name) => [name, median(runs.map((points) => points[name]))]))
  );
}

/**
 * One run of Lighthouse's command line in a new browser.
 *
 * @param {{ root: string, browser: string, url: string }} what
 * @returns {Promise<Points>}
 */
async function measurePage({ root, browser, url }) {
  const folder = await mkdtemp(path.join(tmpdir(), "haat-lighthouse-"));
  const report = path.join(folder, "report.json");
  const cli = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");
  try {
    await runProcess(
      "lighthouse",
      process.execPath,
      [
        cli,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${report}`,
        `--only-categories=${scores.join(",")}`,
        // Chromium as root needs --no-sandbox, and without a display headless mode.
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { cwd: root, env: { ...process.env, CHROME_PATH: browser } },
    );
    return pointsIn(JSON.parse(await readFile(report, "utf8")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The scores in a report, of 100, and its times, in milliseconds.
 *
 * @param {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }> }} report
 * @returns {Points}
 */
export function pointsIn({ categories, audits }) {
  const points = [
    ...scores.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...times.map((name) => [name, audits[name]?.numericValue ?? Number.POSITIVE_INFINITY]),
  ];
  return /** @type {Points} */ (Object.fromEntries(points));
}
