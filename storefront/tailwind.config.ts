import { preset } from "@haat/ui/tailwind-preset";
import type { Config } from "tailwindcss";

export default {
  presets: [preset],
  content: ["./index.html", "./worker/*.html", "./src/**/*.{ts,tsx}", "../packages/ui/src/**/*.tsx"],
} satisfies Config;
