import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { Screen } from "../../../src/admin/screens/screens";

/** An entry of the sidebar. `icon` is a key of `nav-icon.tsx`. */
export type NavLine = {
  title: string;
  path: `/${string}`;
  icon: string;
  /** Another entry's path starts with this one: it is active only at exactly its path. */
  exact?: true;
};
export type NavEntry = NavLine | { title: string; icon: string; children: readonly NavLine[] };

/** The specification's entries in its order, followed by those that roles and returns need. */
export const navigation: readonly (readonly NavEntry[])[] = [
  [
    { title: "Dashboard", path: "/", icon: "overview", exact: true },
    {
      title: "Products",
      icon: "products",
      children: [
        { title: "Categories", path: "/categories", icon: "categories" },
        { title: "Subcategories", path: "/subcategories", icon: "subcategories" },
        { title: "Products", path: "/products", icon: "products" },
      ],
    },
    { title: "Product Banner", path: "/banners", icon: "banners" },
    { title: "Order Detail", path: "/orderdetails", icon: "orders" },
    { title: "Role", path: "/role", icon: "roles" },
    { title: "Role Permission", path: "/rolepermission", icon: "permissions" },
    { title: "Customer's List", path: "/customers", icon: "customers" },
    { title: "Customer Details", path: "/customer-details", icon: "customer" },
    { title: "Earnings", path: "/earnings", icon: "earnings" },
    { title: "Total Earnings", path: "/total-earnings", icon: "total-earnings" },
    { title: "Settings", path: "/settings", icon: "settings", exact: true },
  ],
  [
    { title: "Returns", path: "/returns", icon: "returns" },
    { title: "Refunds", path: "/refunds", icon: "refunds" },
    { title: "Reviews", path: "/reviews", icon: "reviews" },
    { title: "Home page", path: "/home-page", icon: "home-page" },
    { title: "Collections", path: "/collections", icon: "collections" },
    { title: "Sales", path: "/sales", icon: "sales" },
    { title: "Coupons", path: "/coupons", icon: "coupons" },
    { title: "Customer groups", path: "/customer-groups", icon: "customer-groups" },
    { title: "Search words", path: "/search-words", icon: "search-words" },
    { title: "Sellers", path: "/sellers", icon: "sellers" },
    { title: "Seller earnings", path: "/seller-earnings", icon: "seller-earnings" },
    { title: "Commission", path: "/commission", icon: "commission" },
    { title: "Payments", path: "/settings/payments", icon: "payments" },
    { title: "Messages", path: "/settings/messages", icon: "messages" },
    { title: "Staff", path: "/staff", icon: "staff" },
    { title: "Audit log", path: "/audit", icon: "audit" },
    { title: "Operations", path: "/operations", icon: "operations" },
    { title: "Failed tasks", path: "/failed-tasks", icon: "failed-tasks" },
  ],
];

type Known = Pick<Screen, "path" | "permission">;

/** The entries that have a screen and that the account may see. Empty groups are left out. */
export function visibleNavigation(
  groups: readonly (readonly NavEntry[])[],
  screens: readonly Known[],
  can: (permission: PermissionName | null) => boolean,
): NavEntry[][] {
  const leads = ({ path }: NavLine) => screens.some((screen) => screen.path === path && can(screen.permission));
  return groups
    .map((entries) =>
      entries.flatMap((entry): NavEntry[] => {
        if ("path" in entry) return leads(entry) ? [entry] : [];
        const children = entry.children.filter(leads);
        return children.length > 0 ? [{ ...entry, children }] : [];
      }),
    )
    .filter((entries) => entries.length > 0);
}

/** The first screen that the account may see: its landing page if it may not see the overview. */
export function firstPath(groups: readonly (readonly NavEntry[])[]): NavLine["path"] | null {
  const [first] = groups.flat();
  if (!first) return null;
  return "path" in first ? first.path : (first.children[0]?.path ?? null);
}

/** A screen's address in our shell. */
export const dashboardPath = (path: string): string => (path === "/" ? "/dashboard" : `/dashboard${path}`);
