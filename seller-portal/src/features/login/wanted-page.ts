import { isRecord } from "@haat/web/records";
import { pagePaths } from "../../lib/page-paths";

/** What the guard leaves in the history's state for whom it sends to the login. */
export type Turned = { wanted: string };

/** Where a login leads: to the page that the guard kept somebody from, else to the dashboard. */
export function wantedPage(state: unknown): string {
  const wanted = isRecord(state) ? state.wanted : undefined;
  return typeof wanted === "string" && wanted.startsWith("/seller/") ? wanted : pagePaths.home;
}
