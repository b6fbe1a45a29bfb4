import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "tailwindcss";
import { themePlugin } from "./theme";

const here = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(import.meta.url);
const engineUi = path.dirname(require.resolve("@medusajs/ui"));
// Its type declarations export nothing.
const uiPreset: Partial<Config> = require("@medusajs/ui-preset");

export default {
  presets: [uiPreset],
  darkMode: "class",
  // Absolute: builds run in several folders.
  content: [
    path.join(here, "index.html"),
    path.join(here, "src/**/*.{ts,tsx}"),
    path.join(here, "../src/admin/**/*.{ts,tsx}"),
    path.join(here, "../../packages/product-form/src/**/*.{ts,tsx}"),
    path.join(here, "../../packages/ui/src/day-over-field.tsx"),
    path.join(engineUi, "**/*.{js,mjs}"),
  ],
  plugins: [themePlugin],
} satisfies Config;
