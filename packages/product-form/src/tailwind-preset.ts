import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { darkTokens, lightTokens } from "@haat/ui/tokens";
import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { engineColours } from "./engine-colours";

const here = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(import.meta.url);
const engineUi = path.dirname(require.resolve("@medusajs/ui"));
// Its type declarations export nothing.
const uiPreset: Partial<Config> = require("@medusajs/ui-preset");

/** The engine's components that the form uses. */
const components = ["badge", "button", "icon-button", "input", "switch", "textarea", "tooltip"];

/**
 * The sources with the form's classes, for the `content` of an app that includes it. Absolute: builds run in several
 * folders.
 */
export const productFormContent = [
  path.join(here, "**/*.{ts,tsx}"),
  ...components.map((name) => path.join(engineUi, "../esm/components", name, "**/*.js")),
];

/** The form's theme in Haat's colours, for an app that does not use the engine's preset already. */
export const productFormPreset = {
  content: [],
  presets: [uiPreset],
  theme: {
    extend: {
      borderRadius: { sm: "0.125rem", DEFAULT: "0.25rem", md: "0.375rem", lg: "0.5rem", xl: "0.75rem", "2xl": "1rem" },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ":root": engineColours(lightTokens),
        "@media (prefers-color-scheme: dark)": { ":root": engineColours(darkTokens) },
      }),
    ),
  ],
} satisfies Config;
