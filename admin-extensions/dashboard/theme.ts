import { engineColours } from "@haat/product-form/engine-colours";
import { fontFamily, lessMotion } from "@haat/ui/tailwind-preset";
import { darkTokens, lightTokens } from "@haat/ui/tokens";
import plugin from "tailwindcss/plugin";

/** Haat's theme over the engine's preset: its colours, light and dark, and the page background. */
export const themePlugin = plugin(
  ({ addBase }) => {
    addBase({
      ":root": { ...engineColours(lightTokens), colorScheme: "light" },
      ".dark": { ...engineColours(darkTokens), colorScheme: "dark" },
      html: { backgroundColor: "var(--bg-subtle)", color: "var(--fg-base)" },
      body: { fontSize: "0.875rem", lineHeight: "1.25rem", "-webkit-font-smoothing": "antialiased" },
      "h1, h2, h3": { textWrap: "balance" },
      "::selection": { backgroundColor: "rgb(245 165 36 / 0.35)" },
      ":focus-visible": { outline: "2px solid var(--border-interactive)", outlineOffset: "2px" },
      ...lessMotion,
    });
  },
  {
    theme: {
      extend: {
        fontFamily,
        screens: { xs: "480px", desk: "700px" },
        colors: { accent: "var(--accent)" },
      },
    },
  },
);
