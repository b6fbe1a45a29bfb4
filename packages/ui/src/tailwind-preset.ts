import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { darkTokens, lightTokens, type TokenName } from "./tokens";

const names = Object.keys(lightTokens) as TokenName[];
const colors = Object.fromEntries(names.map((name) => [name, `rgb(var(--${name}) / <alpha-value>)`]));

export const fontFamily = {
  sans: ['"Figtree Variable"', '"Noto Sans Devanagari Variable"', "system-ui", "sans-serif"],
};

/** For users who prefer reduced motion. */
export const lessMotion = {
  "@media (prefers-reduced-motion: reduce)": {
    "*, ::before, ::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
};

/** The theme of every app: an app's Tailwind configuration uses this preset and adds nothing. */
export const preset = {
  content: [],
  darkMode: "media",
  theme: {
    screens: { sm: "640px", md: "768px", lg: "1024px", xl: "1280px" },
    colors: { ...colors, transparent: "transparent", current: "currentColor", white: "#FFFFFF", black: "#000000" },
    borderRadius: { none: "0", control: "6px", card: "12px", full: "9999px" },
    boxShadow: {
      none: "none",
      card: "0 1px 2px rgb(28 25 23 / 0.04), 0 6px 20px rgb(28 25 23 / 0.08)",
      overlay: "0 2px 6px rgb(28 25 23 / 0.08), 0 16px 48px rgb(28 25 23 / 0.18)",
    },
    fontFamily,
    fontSize: {
      xs: ["0.75rem", "1rem"],
      sm: ["0.875rem", "1.25rem"],
      base: ["1rem", "1.5rem"],
      lg: ["1.125rem", "1.5rem"],
      xl: ["1.375rem", "1.625rem"],
      "2xl": ["1.75rem", "2.0625rem"],
      "3xl": ["2.25rem", "2.625rem"],
      "4xl": ["3rem", "3.5rem"],
    },
    extend: {
      maxWidth: { page: "80rem", text: "70ch" },
      transitionDuration: { DEFAULT: "120ms", fast: "120ms", panel: "200ms" },
      transitionTimingFunction: { DEFAULT: "cubic-bezier(0, 0, 0.2, 1)" },
      ringOffsetColor: { DEFAULT: "rgb(var(--paper))" },
      keyframes: {
        appear: { from: { opacity: "0" } },
        "slide-up": { from: { opacity: "0", transform: "translateY(8px)" } },
        "slide-from-left": { from: { transform: "translateX(-100%)" } },
        "slide-from-right": { from: { transform: "translateX(100%)" } },
        "slide-from-bottom": { from: { transform: "translateY(100%)" } },
        breathe: { "50%": { opacity: "0.55" } },
      },
      animation: {
        appear: "appear 200ms ease-out",
        "slide-up": "slide-up 200ms ease-out",
        "slide-from-left": "slide-from-left 200ms ease-out",
        "slide-from-right": "slide-from-right 200ms ease-out",
        "slide-from-bottom": "slide-from-bottom 200ms ease-out",
        breathe: "breathe 1.6s ease-in-out infinite",
      },
    },
  },
  plugins: [
    plugin(({ addBase, addComponents, addVariant }) => {
      addVariant("no-script", "@media (scripting: none)");
      addBase({
        ":root": { ...variables(lightTokens), colorScheme: "light" },
        "@media (prefers-color-scheme: dark)": { ":root": { ...variables(darkTokens), colorScheme: "dark" } },
        html: { backgroundColor: "rgb(var(--paper))", color: "rgb(var(--ink))", scrollPaddingTop: "6rem" },
        // On touch devices the page does not scroll behind a dialog. With a mouse it still does: hiding the scroll bar
        // would shift the page.
        "@media (pointer: coarse)": { "html:has(dialog:modal)": { overflow: "hidden" } },
        body: { fontSize: "1rem", lineHeight: "1.5rem", "-webkit-font-smoothing": "antialiased" },
        // Overrides the browser's default limit; a dialog's class sets its width.
        dialog: { maxWidth: "none" },
        "h1, h2, h3": { lineHeight: "1.15", fontWeight: "600", textWrap: "balance" },
        "::selection": { backgroundColor: "rgb(var(--accent) / 0.35)" },
        ":focus-visible": { outline: "2px solid rgb(var(--primary))", outlineOffset: "2px" },
        ...lessMotion,
      });
      addComponents({
        // Content at most 1280 px wide with gutters of 16, 24 and 32 px.
        ".page": {
          width: "100%",
          maxWidth: "84rem",
          marginInline: "auto",
          paddingInline: "1rem",
          "@media (min-width: 640px)": { paddingInline: "1.5rem" },
          "@media (min-width: 1024px)": { paddingInline: "2rem" },
        },
        // Without JavaScript no buttons scroll: a mouse needs the bar.
        ".scrollbar-none": {
          scrollbarWidth: "none",
          "&::-webkit-scrollbar": { display: "none" },
          "@media (scripting: none)": { scrollbarWidth: "thin" },
        },
      });
    }),
  ],
} satisfies Config;

/** Converts `#0F5C5C` to `--primary: 15 92 92`, the format of Tailwind's opacity modifiers. */
function variables(tokens: Record<TokenName, string>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const channels = [1, 3, 5].map((at) => Number.parseInt(tokens[name].slice(at, at + 2), 16));
      return [`--${name}`, channels.join(" ")];
    }),
  );
}
