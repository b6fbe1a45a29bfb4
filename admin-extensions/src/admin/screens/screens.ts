import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { ComponentType } from "react";

/** A screen of the back office, wherever it is mounted. */
export type Screen = {
  /** Below /dashboard and /app, e.g. "/banners"; "/" is the overview. */
  path: `/${string}`;
  title: string;
  /** What the account must hold to see it; null: nothing but the login. */
  permission: PermissionName | null;
  /** Mounted by the engine's admin as well, in `routes/<path>/page.tsx`; links there stay there. */
  inEngine?: true;
  load: () => Promise<{ default: ComponentType }>;
};

/** Every screen. An entry appears with its screen: links lead only to what is listed here. */
export const screens: readonly Screen[] = [];
