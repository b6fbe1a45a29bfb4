import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { FolderOpen, Heart, House, MagnifyingGlass, User } from "@medusajs/icons";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { screens } from "../../../src/admin/screens/screens";
import { openSearch } from "./search-box";

const tabClass =
  "text-ui-fg-subtle aria-[current=page]:text-ui-fg-interactive flex h-14 flex-1 flex-col items-center justify-center gap-1 text-xs font-medium";

/** The phone's tab bar at the bottom. Home and Categories are back-office screens; the wishlist belongs to the shop. */
export function BottomTabs({ can }: { can: (permission: PermissionName | null) => boolean }) {
  const { pathname } = useLocation();
  const sees = (path: string) => screens.some((screen) => screen.path === path && can(screen.permission));
  const tab = (to: string, name: string, icon: ReactNode) => (
    <Link to={to} aria-current={pathname === to ? "page" : undefined} className={tabClass}>
      {icon}
      {name}
    </Link>
  );
  return (
    <nav
      aria-label="Shortcuts"
      className="bg-ui-bg-base border-ui-border-base fixed inset-x-0 bottom-0 z-30 flex border-t pb-[env(safe-area-inset-bottom)]"
    >
      {tab("/dashboard", "Home", <House aria-hidden />)}
      {sees("/categories") && tab("/dashboard/categories", "Categories", <FolderOpen aria-hidden />)}
      <button type="button" onClick={openSearch} className={tabClass}>
        <MagnifyingGlass aria-hidden />
        Search
      </button>
      <a href="/wishlist" className={tabClass}>
        <Heart aria-hidden />
        Wishlist
      </a>
      {sees("/account-settings") && tab("/account-settings", "Account", <User aria-hidden />)}
    </nav>
  );
}
