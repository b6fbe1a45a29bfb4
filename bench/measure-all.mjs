import { demoAccounts } from "../scripts/demo-accounts.mjs";
import { logInAdministrator } from "../scripts/log-in-administrator.mjs";
import { bundleRows } from "./measure/bundles.mjs";
import { couponRows, measureCoupons } from "./measure/coupons.mjs";
import { flashSaleRows, measureFlashSale } from "./measure/flash-sale.mjs";
import { browserRows } from "./measure/in-browser.mjs";
import { measurePriceChanges } from "./measure/price-change.mjs";
import { importRow, measureImport } from "./measure/price-import.mjs";
import { watchMemory } from "./measure/process-meter.mjs";
import { connectionCounts, measureRounds, subjectsIn } from "./measure/rounds.mjs";
import { Samples } from "./report/samples.mjs";
import { measuredRow, plainRow, toMarkdown } from "./report/table.mjs";
import { atMost, readable, rows } from "./report/targets.mjs";
import { median } from "./statistics.mjs";

const megabyte = 2 ** 20;
/** By the largest catalogue's products. */
const maxMegabytes = (/** @type {number} */ products) => (products > 20_000 ? 1_536 : 700);
const maxFirstListSeconds = 30;
const maxPriceMs = 1_000;
const statementsCountedOver = 2;

/**
 * Runs all measurements of the shop.
 *
 * @param {object} bench
 * @param {string} bench.root of the checkout
 * @param {import("./shop/bench-shop.mjs").BenchShop[]} bench.shops smallest first
 * @param {import("./shop/bench-database.mjs").BenchDatabase} bench.database
 * @param {import("./options.mjs").Options} bench.options
 * @param {(line: string) => void} bench.log
 * @returns {Promise<import("./report/table.mjs").TableRow[]>} the rows of the table
 */
export async function measureAll({ root, shops, database, options, log }) {
  const sizes = shops.map(({ size }) => size);
  const memory = shops.map(({ warm }) => watchMemory(warm.pid));
  const samples = new Samples();
  log("Warming up …");
  const subjects = await subjectsIn(shops, options.rounds);
  await measureRounds(subjects, options, samples, log);

  const measured = Object.values(rows).flatMap((row) =>
    connectionCounts.map((connections) => measuredRow(samples, { row, connections, sizes })),
  );
  // A run of an hour that ends early has shown this much, and what follows.
  log(toMarkdown(measured, sizes));
  /** @param {import("./report/table.mjs").TableRow[]} rows @param {{ size: number }} shop */
  const show = (rows, { size }) => log(toMarkdown(rows, [size]));

  log("Counting SQL statements …");
  const statements = [];
  for (const { buying } of subjects) {
    statements.push(await buying.countStatements(statementsCountedOver, database.countStatements));
  }

  log("Selling 100 pieces to 2,000 shoppers …");
  const sales = [];
  for (const shop of shops) {
    const sale = await measureFlashSale(shop);
    show(flashSaleRows([sale]), shop);
    sales.push(sale);
  }

  log("Ordering with coupons …");
  const coupons = [];
  for (const shop of shops) {
    const ordered = await measureCoupons(shop);
    show(couponRows([ordered]), shop);
    coupons.push(ordered);
  }

  log("Changing prices …");
  const prices = [];
  const imports = [];
  for (const shop of shops) {
    // Logging in twice in a row is refused.
    const token = await logInAdministrator(shop.warm.url, demoAccounts.administrator);
    const changed = await measurePriceChanges(shop, token, options.priceChanges);
    show([priceRow("A changed price shows", [changed.list])], shop);
    prices.push(changed);
    log("Importing prices …");
    const imported = await measureImport(shop, token);
    show([importRow([imported])], shop);
    imports.push(imported);
  }
  const max = await Promise.all(memory.map((watch) => watch.stop()));

  return [
    ...measured,
    plainRow(
      "SQL statements of an order, by the engine's seven calls",
      statements.map(({ engine }) => readable(engine)),
    ),
    plainRow(
      "SQL statements of an order, `POST /api/v1/Order`, with what follows it",
      statements.map(({ shop }) => readable(shop)),
    ),
    ...flashSaleRows(sales),
    ...couponRows(coupons),
    priceRow(
      "A changed price shows, while 16 connections read the list",
      prices.map(({ list }) => list),
    ),
    priceRow(
      "A changed price shows in the page that the server renders, meanwhile",
      prices.map(({ page }) => page),
    ),
    importRow(imports),
    plainRow(
      "From a server's start until it has answered a list",
      shops.map(({ firstListMs }) => `${readable(firstListMs / 1_000)} s`),
      [atMost("", maxFirstListSeconds, Math.max(...shops.map(({ firstListMs }) => firstListMs)) / 1_000, "s")],
    ),
    plainRow(
      "From a server's start until it has answered a search",
      shops.map(({ firstSearchMs }) => `${readable(firstSearchMs / 1_000)} s`),
    ),
    plainRow(
      "Memory (RSS) after start",
      shops.map(({ rssAfterStart }) => `${readable(rssAfterStart / megabyte)} MB`),
    ),
    plainRow(
      "Memory (RSS), the most under load",
      max.map((bytes) => `${readable(bytes / megabyte)} MB`),
      [atMost("", maxMegabytes(Math.max(...sizes)), Math.max(...max) / megabyte, "MB")],
    ),
    ...bundleRows(sizes),
    ...(await browserRows({ root, sizes, rounds: options.rounds, log })),
  ];
}

/** @param {string} what @param {number[][]} prices milliseconds, of each shop */
const priceRow = (what, prices) => ({
  ...plainRow(
    what,
    prices.map((times) => `${readable(median(times))} ms`),
    [atMost("slowest ", maxPriceMs, Math.max(...prices.flat()), "ms")],
  ),
  connections: "16",
});
