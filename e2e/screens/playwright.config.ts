import { defineConfig } from "@playwright/test";
import walks from "../playwright.config";

const at = (width: number, height: number, touch: boolean) => ({
  name: String(width),
  use: { viewport: { width, height }, hasTouch: touch, isMobile: touch },
});

/** `npm run screens`: every screen of `screens.ts` in every state, on a phone, a tablet and a desktop. */
export default defineConfig({
  ...walks,
  testDir: ".",
  testMatch: "take.screens.ts",
  outputDir: "../../.cache/screens-results",
  reporter: [["list"], ["./contact-sheet.ts"]],
  use: {
    ...walks.use,
    trace: "off",
    screenshot: "off",
    colorScheme: process.env.HAAT_SCREENS_DARK ? "dark" : "light",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [at(360, 780, true), at(768, 1024, true), at(1440, 900, false)],
});
