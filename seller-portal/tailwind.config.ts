import { productFormContent, productFormPreset } from "@haat/product-form/tailwind-preset";
import { fontFamily, preset } from "@haat/ui/tailwind-preset";
import type { Config } from "tailwindcss";

export default {
  presets: [productFormPreset, preset],
  content: ["./index.html", "./src/**/*.{ts,tsx}", "../packages/ui/src/**/*.tsx", ...productFormContent],
  // The engine's preset, which the product form is built on, sets a typeface of its own.
  theme: { extend: { fontFamily } },
} satisfies Config;
