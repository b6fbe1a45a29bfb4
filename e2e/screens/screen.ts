import type { Page } from "@playwright/test";
import type { FilledShop } from "./filled-shop";

/** One screen and its states. `screens.ts` is the table of all of them. */
export type Screen = {
  /** Also the name of its folder. */
  name: string;
  path: string | ((shop: FilledShop) => string);
  /** Logged in as the shopper with data of every kind, or as the payer; a guest by default. */
  loggedIn?: true | "payer";
  /** Logged in as the shop's first administrator. */
  administrator?: true;
  /** Path prefixes of the calls that the screen depends on, below `/api/v1`: they are held, failed or emptied. */
  calls?: string[];
  states: Record<string, State>;
};

export type State = {
  /** Text on the page in this state. */
  shows: string | RegExp;
  calls?: "held" | "refused" | "empty";
  /** Intercepts responses before the page is opened. */
  answers?: (page: Page) => Promise<unknown>;
  /** Actions on the page first: a dialog opened, a filter chosen. */
  act?: (page: Page, shop: FilledShop) => Promise<unknown>;
  /** Only the viewport instead of the whole page: for dialogs and panels. */
  windowOnly?: true;
};

/** With data. */
export const full = (shows: State["shows"]): State => ({ shows });

/** While the responses are pending. `shows` is visible from the start. */
export const loading = (shows: State["shows"]): State => ({ shows, calls: "held" });

/** When the server fails. */
export const error = (shows: State["shows"]): State => ({ shows, calls: "refused" });

/** When there is nothing to show. */
export const empty = (shows: State["shows"]): State => ({ shows, calls: "empty" });

/** After an action on the page with data. */
export const after = (shows: State["shows"], act: NonNullable<State["act"]>): State => ({
  shows,
  act,
  windowOnly: true,
});
