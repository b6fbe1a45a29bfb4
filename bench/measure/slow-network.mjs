import { plainRow } from "../report/table.mjs";
import { atMost, readable } from "../report/targets.mjs";
import { median } from "../statistics.mjs";

const maxMs = 2_000;

/** Slow 3G: 400 kbit/s both ways, in bytes per second, and milliseconds. */
const bytesPerSecond = 400_000 / 8;
const slow3G = { offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
/** A phone's processor is about as much slower. */
const cpuSlowdown = 4;

/** The beginning of a description is enough to find it. */
const sampleLength = 40;

/**
 * How long a phone on a slow network takes from the click until name, price and description of a product are painted.
 *
 * @param {object} what
 * @param {string} what.browser
 * @param {string} what.url of the product's page
 * @param {import("./in-browser.mjs").Product} what.product
 * @param {number[]} what.sizes of the catalogues
 * @param {number} what.rounds
 * @param {(line: string) => void} what.log
 */
export async function slowNetworkRow({ browser, url, product, sizes, rounds, log }) {
  log("Slow 3G: product …");
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await msUntilReadable(browser, url, textsOf(product)));
  return toRow(times, sizes);
}

/** @param {number[]} times in milliseconds @param {number[]} sizes of the catalogues */
export function toRow(times, sizes) {
  const ms = median(times);
  return plainRow(
    "Product page readable on slow 3G (400 kbit/s, 400 ms, CPU / 4)",
    sizes.map(() => `${readable(ms)} ms`),
    [atMost("", maxMs, ms, "ms")],
  );
}

/** What must be readable, as the page shows it. @param {import("./in-browser.mjs").Product} product */
export const textsOf = ({ title, finalPrice, description }) => [
  title,
  `₹${Math.round(finalPrice).toLocaleString("en-IN")}`,
  description.trim().slice(0, sampleLength),
];

/**
 * One visit by a new browser, whose cache is empty.
 *
 * @param {string} executablePath
 * @param {string} url
 * @param {string[]} texts
 * @returns {Promise<number>}
 */
async function msUntilReadable(executablePath, url, texts) {
  const { chromium, devices } = await import("@playwright/test");
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu"] : ["--disable-gpu"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en-IN", serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow3G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript(watchTexts, texts);
    await page.goto(url, { waitUntil: "commit" });
    const found = await page.waitForFunction(() => Reflect.get(window, "readableAt"), undefined, { polling: 100 });
    return Number(await found.jsonValue());
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page: sets `readableAt` to the start of the frame after the one with all texts. Frames begin only once the
 * style sheet is there, so what is in the document is painted.
 *
 * @param {string[]} texts
 */
function watchTexts(texts) {
  const look = () => {
    const shown = document.querySelector("main")?.textContent ?? "";
    const isThere = texts.every((text) => shown.includes(text));
    requestAnimationFrame(isThere ? (time) => Object.assign(window, { readableAt: time }) : look);
  };
  requestAnimationFrame(look);
}
