/**
 * The colours of Haat, defined once. The Tailwind preset turns them into CSS variables; `tokens.test.ts` checks that
 * every text pair has a contrast of at least 4.5:1.
 */
export const lightTokens = {
  paper: "#FFFCF7",
  surface: "#FFFFFF",
  /** Backgrounds of wells, table headers and pictures: slightly darker than the paper. */
  sunken: "#F6F0E6",
  ink: "#1C1917",
  muted: "#6B635A",
  line: "#E9E2D8",
  /** Borders of controls: at least 3:1 against the paper, so that a field is visible. */
  edge: "#8F8577",
  primary: "#0F5C5C",
  "primary-hover": "#0A4646",
  "primary-soft": "#E3F0EE",
  "on-primary": "#FFFFFF",
  accent: "#F5A524",
  "accent-soft": "#FEF1D8",
  "on-accent": "#1C1917",
  sale: "#B42318",
  "sale-soft": "#FDEAE7",
  "on-sale": "#FFFFFF",
  success: "#1E7B4A",
  "success-soft": "#E5F4EB",
  warning: "#9A5B00",
  "warning-soft": "#FDF0DA",
  info: "#1D5FA8",
  "info-soft": "#E6F0FB",
} as const;

export type TokenName = keyof typeof lightTokens;

export const darkTokens: Record<TokenName, string> = {
  paper: "#14130F",
  surface: "#1D1B17",
  sunken: "#26231E",
  ink: "#F5F1EA",
  muted: "#A8A096",
  line: "#37332C",
  edge: "#7C7468",
  primary: "#4FB3AE",
  "primary-hover": "#6CC7C2",
  "primary-soft": "#18302E",
  "on-primary": "#0B1F1F",
  accent: "#F5A524",
  "accent-soft": "#3A2C10",
  "on-accent": "#1C1917",
  sale: "#FF8A7D",
  "sale-soft": "#3B1C18",
  "on-sale": "#2A0B07",
  success: "#5FCB8F",
  "success-soft": "#15301F",
  warning: "#F0B45B",
  "warning-soft": "#362711",
  info: "#86B8F2",
  "info-soft": "#172A40",
};

/** Every pair [text, background] that the screens may use. Add new pairs here first. */
export const textPairs: ReadonlyArray<readonly [TokenName, TokenName]> = [
  ...(["paper", "surface", "sunken"] as const).flatMap((ground) =>
    (["ink", "muted", "primary", "sale", "success", "warning", "info"] as const).map((text) => [text, ground] as const),
  ),
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["primary", "primary-soft"],
  ["ink", "primary-soft"],
  ["muted", "primary-soft"],
  ["on-accent", "accent"],
  ["ink", "accent-soft"],
  ["on-sale", "sale"],
  ["sale", "sale-soft"],
  ["ink", "sale-soft"],
  ["success", "success-soft"],
  ["warning", "warning-soft"],
  ["info", "info-soft"],
  ["paper", "ink"],
];
