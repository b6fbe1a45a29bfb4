import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import uiPreset from "@medusajs/ui-preset";
import type { Config } from "tailwindcss";
import { themePlugin } from "./theme";

const here = fileURLToPath(new URL(".", import.meta.url));
const engineUi = path.dirname(createRequire(import.meta.url).resolve("@medusajs/ui"));

export default {
  presets: [uiPreset],
  darkMode: "class",
  // Absolute: builds start in several folders.
  content: [
    path.join(here, "index.html"),
    path.join(here, "src/**/*.{ts,tsx}"),
    path.join(here, "../src/admin/**/*.{ts,tsx}"),
    path.join(engineUi, "**/*.{js,mjs}"),
  ],
  plugins: [themePlugin],
} satisfies Config;
