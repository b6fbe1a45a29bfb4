import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildStale } from "../scripts/build-stale.mjs";
import { runScript } from "../scripts/complain.mjs";
import { measureOffice } from "./back-office/measure-office.mjs";
import { missedByOffice, officeSection, officeSummary } from "./back-office/office-section.mjs";
import { startOfficeShop } from "./back-office/office-shop.mjs";
import { measureAll } from "./measure-all.mjs";
import { readOptions } from "./options.mjs";
import { historyOf } from "./orders/fill-orders.mjs";
import { measurePayments } from "./payments/measure-payments.mjs";
import { missedByPayments, paymentsSection, paymentsSummary } from "./payments/payments-section.mjs";
import { startPaymentsShop } from "./payments/payments-shop.mjs";
import { speedSection } from "./report/section.mjs";
import { summaryRows, withSummary } from "./report/summary.mjs";
import { missedTargets, shopSummary } from "./report/table.mjs";
import { measureSellers } from "./sellers/measure-sellers.mjs";
import { startSellerShop } from "./sellers/seller-shop.mjs";
import { sellersSection } from "./sellers/sellers-section.mjs";
import { startBenchDatabase } from "./shop/bench-database.mjs";
import { prepareShop, startBenchShop } from "./shop/bench-shop.mjs";

const root = path.resolve(import.meta.dirname, "..");
const log = (/** @type {string} */ line) => console.log(line);

await runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const { form } = options;
  if (form === "built") await buildStale({ root, log });
  const database = await startBenchDatabase(root);
  try {
    log("Preparing the shop …");
    await prepareShop(root, database, form);
    const sections = [
      ...(options.shop ? [await measureShop(options, database)] : []),
      ...(options.backOffice ? [await measureBackOffice(options, database)] : []),
      ...(options.sellers ? [await measureMarket(options, database)] : []),
      ...(options.payments ? [await measureMoney(options, database)] : []),
    ];
    const missed = sections.flatMap((section) => section.missed);
    for (const { text } of sections) log(`\n${text}\n`);
    log(
      missed.length === 0
        ? "Every target was reached."
        : `Missed targets (${missed.length}):\n  ${missed.join("\n  ")}`,
    );
    await publish(sections, options);
  } finally {
    await database.remove();
  }
  return 0;
});

/**
 * @typedef {object} Section
 * @property {string} file where its table goes
 * @property {string} text
 * @property {string[]} missed
 * @property {import("./report/summary.mjs").SummaryRow[]} summary
 */
/** @typedef {import("./options.mjs").Options} Options */
/** @typedef {import("./shop/bench-database.mjs").BenchDatabase} BenchDatabase */

/** @param {Options} options @param {BenchDatabase} database @returns {Promise<Section>} */
async function measureShop(options, database) {
  const started = Date.now();
  /** @type {import("./shop/bench-shop.mjs").BenchShop[]} */
  const shops = [];
  try {
    for (const size of options.products) {
      log(`Making a shop of ${size} products …`);
      shops.push(await startBenchShop(root, database, size, options.form));
    }
    const rows = await measureAll({ root, shops, database, options, log });
    const text = speedSection({
      rows,
      sizes: options.products,
      rounds: options.rounds,
      minutes: (Date.now() - started) / 60_000,
      postgresVersion: await database.version(),
    });
    return { file: "results.md", text, missed: missedTargets(rows), summary: shopSummary(rows) };
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

/** @param {Options} options @param {BenchDatabase} database @returns {Promise<Section>} */
async function measureBackOffice({ form, asks, history }, database) {
  log("Making a shop for the back office …");
  const shop = await startOfficeShop(root, database, form, historyOf(history), log);
  try {
    log("Asking for every list …");
    const measured = await measureOffice(shop, asks, log);
    const text = officeSection({ measured, shop, form, postgresVersion: await database.version() });
    const summary = officeSummary(summaryRows.office, measured);
    return { file: "results-back-office.md", text, missed: missedByOffice(measured), summary };
  } finally {
    await shop.stop();
  }
}

/** @param {Options} options @param {BenchDatabase} database @returns {Promise<Section>} */
async function measureMarket({ form, asks, history }, database) {
  log("Making a shop for sellers …");
  const shop = await startSellerShop(root, database, form, historyOf(history), log);
  try {
    log("Asking for everything that sellers see …");
    const measured = await measureSellers(shop, asks, log);
    const text = sellersSection({ measured, orders: history, form, postgresVersion: await database.version() });
    const summary = officeSummary(summaryRows.sellers, measured);
    return { file: "results-sellers.md", text, missed: missedByOffice(measured), summary };
  } finally {
    await shop.stop();
  }
}

/** @param {Options} options @param {BenchDatabase} database @returns {Promise<Section>} */
async function measureMoney({ form, asks, webhookSeconds }, database) {
  log("Making a shop for payments …");
  const shop = await startPaymentsShop(root, database, form);
  try {
    const figures = await measurePayments(shop, { orders: asks, seconds: webhookSeconds }, log);
    const text = paymentsSection({ figures, form, postgresVersion: await database.version() });
    const summary = paymentsSummary(figures);
    return { file: "results-payments.md", text, missed: missedByPayments(figures), summary };
  } finally {
    await shop.stop();
  }
}

/**
 * Writes full runs into the tables of this folder and README's summary, and all others into `.cache/bench`, for
 * comparison.
 *
 * @param {Section[]} sections
 * @param {Options} options
 */
async function publish(sections, options) {
  const folder = path.join(root, options.publish ? "bench" : ".cache/bench");
  await mkdir(folder, { recursive: true });
  for (const { file, text } of sections) await writeFile(path.join(folder, file), `# Speed\n\n${text}\n`);
  log(`The tables are in ${path.relative(root, folder)}.`);
  if (!options.publish) return;
  const readme = path.join(root, "README.md");
  const rows = sections.flatMap(({ summary }) => summary);
  await writeFile(readme, withSummary(await readFile(readme, "utf8"), rows));
}
