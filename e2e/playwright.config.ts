import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";

const systemChromium = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find(existsSync);
const executablePath = process.env.HAAT_CHROMIUM || systemChromium;

// Flags that keep Chromium from calling home and let it run as root.
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No story runs a script for long enough that V8 gains what it spends on making it fast: a tenth of the whole stage.
  "--js-flags=--no-opt --no-maglev",
];

const shop = process.env.HAAT_E2E_URL || "http://localhost:9000";
/** The back office's stories fill a catalogue; where they have a shop of their own, no shopper's story meets that. */
const office = { baseURL: process.env.HAAT_E2E_OFFICE_URL || shop };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
// Drawn at one pixel per pixel: a Pixel's 2.6 cost an eighth of the phones' processor time, and no story counts pixels.
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };
// A phone has no Tab key, and most sentences of the specification need no second look there.
const desktopAlone = ["keyboard.spec.ts", "to-the-letter/**"];
const officeStories = "**/back-office/**";

/** Walks a running, built shop with its demo catalogue; HAAT_E2E_URL says where it is. */
export default defineConfig({
  testDir: "./stories",
  globalSetup: path.join(import.meta.dirname, "support", "log-in-once.ts"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  // Generous, for machines whose processors others use too; what is there is found at once.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env.HAAT_E2E_REPORT || "../.cache/e2e-report.json" }]],
  outputDir: "../.cache/e2e-results",
  use: {
    baseURL: shop,
    // What can't be pressed is said by then; a story need not use up its time.
    actionTimeout: 45_000,
    launchOptions: executablePath ? { executablePath, args } : { args },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // It would answer in the place of calls that stories answer themselves. Stories about it let it in.
    serviceWorkers: "block",
    // Drawing what slides and fades took a seventh of the browser's processor time. Stories about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every step costs a third of the time: HAAT_TRACE=1 keeps those of what fails.
    trace: process.env.HAAT_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", testIgnore: officeStories, use: desktop },
    // What no screen's size changes is looked at once.
    { name: "phone", testIgnore: [officeStories, ...desktopAlone], grepInvert: /@once/, use: phone },
    { name: "office-desktop", testMatch: `${officeStories}/*.spec.ts`, use: { ...desktop, ...office } },
    {
      name: "office-phone",
      testMatch: `${officeStories}/*.spec.ts`,
      testIgnore: desktopAlone,
      grepInvert: /@once/,
      use: { ...phone, ...office },
    },
  ],
});
