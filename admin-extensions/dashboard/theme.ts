import { darkTokens, lightTokens } from "@haat/ui/tokens";
import plugin from "tailwindcss/plugin";
import { themeColours } from "./theme-colours";

/** Haat's look over the engine's preset: its colours, light and dark, and the ground that every page stands on. */
export const themePlugin = plugin(
  ({ addBase }) => {
    addBase({
      ":root": { ...themeColours(lightTokens), colorScheme: "light" },
      ".dark": { ...themeColours(darkTokens), colorScheme: "dark" },
      html: { backgroundColor: "var(--bg-subtle)", color: "var(--fg-base)" },
      body: { fontSize: "0.875rem", lineHeight: "1.25rem", "-webkit-font-smoothing": "antialiased" },
      "h1, h2, h3": { textWrap: "balance" },
      "::selection": { backgroundColor: "rgb(245 165 36 / 0.35)" },
      ":focus-visible": { outline: "2px solid var(--border-interactive)", outlineOffset: "2px" },
      "@media (prefers-reduced-motion: reduce)": {
        "*, ::before, ::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important",
        },
      },
    });
  },
  {
    theme: {
      extend: {
        fontFamily: { sans: ['"Figtree Variable"', '"Noto Sans Devanagari Variable"', "system-ui", "sans-serif"] },
        screens: { xs: "480px", desk: "700px" },
        colors: { accent: "var(--accent)" },
      },
    },
  },
);
