import type { Page } from "@playwright/test";
import { after, error, full, loading, type Screen, type State } from "./screen";

/** A back-office list: filled, loading, failed, and with a search without results. */
export const list = (
  name: string,
  {
    at,
    heading,
    calls,
    none,
    states = {},
  }: { at: string; heading: string; calls: string[]; none: string } & {
    states?: Record<string, State>;
  },
): Screen => ({
  name: `back office ${name}`,
  path: `/dashboard${at}`,
  administrator: true,
  calls,
  states: {
    full: full(/^Showing \d/),
    loading: loading(heading),
    error: error("Try Again"),
    empty: after(none, (page) => page.getByRole("searchbox").fill("qwzxvk")),
    ...states,
  },
});

export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
