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

// Flags that keep Chromium from contacting external services and let it run as root.
const args = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No story runs scripts long enough for V8's optimization to pay off: it cost a tenth of the whole stage.
  "--js-flags=--no-opt --no-maglev",
];

const shop = process.env.HAAT_E2E_URL || "http://localhost:9000";
/** The back office's stories add to the catalogue; in a separate shop they do not affect shoppers' stories. */
const office = { baseURL: process.env.HAAT_E2E_OFFICE_URL || shop };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
// Device scale factor 1: a Pixel's 2.6 cost an eighth of the phones' processor time, and no story depends on it.
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };
// A phone has no Tab key, and most of the specification needs no second check there.
const desktopAlone = ["keyboard.spec.ts", "to-the-letter/**"];
const officeStories = "**/back-office/**";

/** Runs against a running, built shop with its demo catalogue; HAAT_E2E_URL is its address. */
export default defineConfig({
  testDir: "./stories",
  globalSetup: path.join(import.meta.dirname, "support", "log-in-once.ts"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  // Generous, for machines under load; what exists is found at once.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env.HAAT_E2E_REPORT || "../.cache/e2e-report.json" }]],
  outputDir: "../.cache/e2e-results",
  use: {
    baseURL: shop,
    // Fails a blocked click with a message before the story times out.
    actionTimeout: 45_000,
    launchOptions: executablePath ? { executablePath, args } : { args },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // The service worker would answer instead of the calls that stories intercept. Its own stories enable it.
    serviceWorkers: "block",
    // Animations took a seventh of the browser's processor time. Stories about motion enable them.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every step costs a third of the time: HAAT_TRACE=1 keeps those of failed stories.
    trace: process.env.HAAT_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", testIgnore: officeStories, use: desktop },
    // Skips the stories that do not depend on the screen size.
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
