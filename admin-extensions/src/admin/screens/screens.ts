import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { ComponentType } from "react";

/** A screen of the back office, in any host. */
export type Screen = {
  /** Below /dashboard and /app, e.g. "/banners"; "/" is the overview. */
  path: `/${string}`;
  title: string;
  /** The permission to see it; null: only the login. */
  permission: PermissionName | null;
  /**
   * Mounted by the engine's admin as well, with a page in `src/admin/routes/<path>`; links between those stay there.
   */
  inEngine?: true;
  load: () => Promise<{ default: ComponentType }>;
};

/** All screens. Links lead only to screens that are listed here. */
export const screens: readonly Screen[] = [
  { path: "/", title: "Dashboard", permission: null, load: () => import("./overview/overview-screen") },
  {
    path: "/categories",
    title: "Categories",
    permission: "view_category",
    load: () => import("./categories/categories-screen"),
  },
  {
    path: "/subcategories",
    title: "Sub-Categories",
    permission: "view_subcategory",
    inEngine: true,
    load: () => import("./sub-categories/sub-categories-screen"),
  },
  {
    path: "/products",
    title: "Products",
    permission: "view_product",
    load: () => import("./products/products-screen"),
  },
  {
    path: "/banners",
    title: "Banners",
    permission: "view_banner",
    inEngine: true,
    load: () => import("./banners/banners-screen"),
  },
  {
    path: "/home-page",
    title: "Home page",
    permission: "view_product",
    load: () => import("./home-page/home-page-screen"),
  },
  {
    path: "/collections",
    title: "Collections",
    permission: "view_product",
    load: () => import("./collections/collections-screen"),
  },
  {
    path: "/sales",
    title: "Sales",
    permission: "view_product",
    load: () => import("./sales/sales-screen"),
  },
  {
    path: "/coupons",
    title: "Coupons",
    permission: "view_product",
    load: () => import("./coupons/coupons-screen"),
  },
  {
    path: "/search-words",
    title: "Search words",
    permission: "view_search",
    load: () => import("./search-words/search-words-screen"),
  },
  {
    path: "/reviews",
    title: "Reviews",
    permission: "view_product",
    inEngine: true,
    load: () => import("./reviews/reviews-screen"),
  },
  {
    path: "/orderdetails",
    title: "Order Detail",
    permission: "view_order",
    inEngine: true,
    load: () => import("./orders/orders-screen"),
  },
  {
    path: "/returns",
    title: "Returns",
    permission: "view_order",
    inEngine: true,
    load: () => import("./returns/returns-screen"),
  },
  {
    path: "/refunds",
    title: "Refunds",
    permission: "view_payment",
    load: () => import("./refunds/refunds-screen"),
  },
  {
    path: "/customers",
    title: "Customers",
    permission: "view_customer",
    load: () => import("./customers/customers-screen"),
  },
  {
    path: "/customer-groups",
    title: "Customer groups",
    permission: "view_customer",
    load: () => import("./customer-groups/customer-groups-screen"),
  },
  {
    path: "/customer-details",
    title: "Customer Details",
    permission: "view_customer",
    load: () => import("./customers/customer-details-screen"),
  },
  {
    path: "/sellers",
    title: "Sellers",
    permission: "view_seller",
    load: () => import("./sellers/sellers-screen"),
  },
  {
    path: "/sellers/:id",
    title: "Seller",
    permission: "view_seller",
    load: () => import("./sellers/seller-screen"),
  },
  {
    path: "/seller-earnings",
    title: "Seller earnings",
    permission: "view_earnings",
    load: () => import("./seller-earnings/balances-screen"),
  },
  {
    path: "/seller-earnings-details",
    title: "Seller earnings details",
    permission: "view_earnings",
    load: () => import("./seller-earnings/seller-earnings-details-screen"),
  },
  {
    path: "/commission",
    title: "Commission",
    permission: "view_seller",
    load: () => import("./commission/commission-screen"),
  },
  {
    path: "/earnings",
    title: "Earnings",
    permission: "view_earnings",
    inEngine: true,
    load: () => import("./earnings/earnings-screen"),
  },
  {
    path: "/total-earnings",
    title: "Total Earnings",
    permission: "view_earnings",
    inEngine: true,
    load: () => import("./earnings/total-earnings-screen"),
  },
  {
    path: "/role",
    title: "User Roles",
    permission: "view_role",
    inEngine: true,
    load: () => import("./roles/roles-screen"),
  },
  {
    path: "/rolepermission",
    title: "Role Permissions",
    permission: "view_permission",
    inEngine: true,
    load: () => import("./role-permissions/role-permissions-screen"),
  },
  {
    path: "/staff",
    title: "Staff",
    permission: "view_staff",
    inEngine: true,
    load: () => import("./staff/staff-screen"),
  },
  {
    path: "/audit",
    title: "Audit log",
    permission: "view_staff",
    inEngine: true,
    load: () => import("./audit/audit-screen"),
  },
  {
    path: "/settings",
    title: "Settings",
    permission: "view_settings",
    load: () => import("./settings/settings-screen"),
  },
  {
    path: "/settings/payments",
    title: "Payments",
    permission: "view_payment",
    load: () => import("./payment-settings/payment-settings-screen"),
  },
  {
    path: "/settings/messages",
    title: "Messages",
    permission: "view_settings",
    load: () => import("./message-settings/message-settings-screen"),
  },
  {
    path: "/operations",
    title: "Operations",
    permission: "view_settings",
    load: () => import("./operations/operations-screen"),
  },
  {
    path: "/failed-tasks",
    title: "Failed tasks",
    permission: "view_settings",
    load: () => import("./failed-tasks/failed-tasks-screen"),
  },
  { path: "/profile", title: "Profile", permission: null, load: () => import("./account/profile-screen") },
  {
    path: "/account-settings",
    title: "Account Settings",
    permission: null,
    load: () => import("./account/account-settings-screen"),
  },
];
