import type { Page } from "@playwright/test";
import type { FilledShop } from "./filled-shop";

/** One screen and the states that it is looked at in. The table of all of them is `screens.ts`. */
export type Screen = {
  /** Also its folder's name. */
  name: string;
  path: string | ((shop: FilledShop) => string);
  /** As the shopper who has something of everything, or as the one with payments of every kind; as a guest unless told. */
  loggedIn?: true | "payer";
  /** As the shop's first administrator. */
  administrator?: true;
  /** How paths of the calls that the screen lives on begin, below `/api/v1`: they are held, refused or emptied. */
  calls?: string[];
  states: Record<string, State>;
};

export type State = {
  /** What stands on the page once the state is reached. */
  shows: string | RegExp;
  calls?: "held" | "refused" | "empty";
  /** What is answered otherwise than by the shop, settled before the page is opened. */
  answers?: (page: Page) => Promise<unknown>;
  /** What has to be done on the page first: a dialog opened, a filter chosen. */
  act?: (page: Page, shop: FilledShop) => Promise<unknown>;
  /** The window alone instead of the whole page: for dialogs and panels. */
  windowOnly?: true;
};

/** As a shop with everything in it shows it. */
export const full = (shows: State["shows"]): State => ({ shows });

/** While the answers are on their way. `shows` is what stands there from the start. */
export const loading = (shows: State["shows"]): State => ({ shows, calls: "held" });

/** When the server refuses with a fault of its own. */
export const error = (shows: State["shows"]): State => ({ shows, calls: "refused" });

/** When there is nothing to show. */
export const empty = (shows: State["shows"]): State => ({ shows, calls: "empty" });

/** After something was done on the full page. */
export const after = (shows: State["shows"], act: NonNullable<State["act"]>): State => ({
  shows,
  act,
  windowOnly: true,
});
