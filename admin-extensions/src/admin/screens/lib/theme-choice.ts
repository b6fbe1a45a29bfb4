import { readItem, writeItem } from "@haat/web/browser-storage";
import { useSyncExternalStore } from "react";

/**
 * The engine's admin stores the choice under the same key, so that both hosts look alike. `public/dashboard/theme.js`
 * reads it first.
 */
const key = "medusa_admin_theme";

export const themeNames = { system: "System", light: "Light", dark: "Dark" } as const;
export type ThemeChoice = keyof typeof themeNames;

export const isThemeChoice = (value: string | null): value is ThemeChoice => value !== null && value in themeNames;

const listeners = new Set<() => void>();

function themeChoice(): ThemeChoice {
  const kept = readItem("local", key);
  return isThemeChoice(kept) ? kept : "system";
}

export function saveTheme(choice: ThemeChoice): void {
  writeItem("local", key, choice);
  showTheme();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current choice, also when it is changed elsewhere on the page. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice, () => "system");

const prefersDark = () => window.matchMedia("(prefers-color-scheme: dark)");

function showTheme(): void {
  const choice = themeChoice();
  const dark = choice === "dark" || (choice === "system" && prefersDark().matches);
  document.documentElement.classList.toggle("dark", dark);
}

/** Applies the choice to the page; with "system" it follows the system's setting. */
export function followTheme(): void {
  showTheme();
  prefersDark().addEventListener("change", showTheme);
}
