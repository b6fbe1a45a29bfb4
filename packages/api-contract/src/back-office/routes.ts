import { staffAuthenticatorRoutes } from "../authenticator/routes";
import type { Route } from "../call";
import { categoryRoutes } from "../category/routes";
import { collectionRoutes } from "../collection/routes";
import { commissionRoutes } from "../commission/routes";
import { couponRoutes } from "../coupon/routes";
import { customerRoutes } from "../customer/routes";
import { customerGroupRoutes } from "../customer-group/routes";
import { homeRoutes } from "../home/routes";
import { orderRoutes } from "../order/routes";
import { parcelCashRoutes } from "../parcel/cash-routes";
import { refundRoutes } from "../refund/routes";
import { roleRoutes } from "../role/routes";
import { saleRoutes } from "../sale/routes";
import { searchSynonymRoutes } from "../search-synonym/routes";
import { sellerAdministrationRoutes } from "../seller/routes";
import { productApprovalRoutes } from "../seller-product/routes";
import { staffRoutes } from "../staff/routes";

const seePayments = { token: "administrator", permission: "view_payment" } as const;
const changePayments = { token: "administrator", permission: "edit_payment" } as const;
const seeEarnings = { token: "administrator", permission: "view_earnings" } as const;

/** Calls of administrators and staff, and the specified public lists that return more to them. */
export const backOfficeRoutes = {
  adminLogin: { method: "POST", path: "/admin-login", token: "none" },
  getLoginDefaults: { method: "GET", path: "/back-office/login-defaults", token: "none" },
  logOut: { method: "POST", path: "/back-office/logout", token: "administrator", permission: null },
  getMe: { method: "GET", path: "/back-office/me", token: "administrator", permission: null },
  updateMe: { method: "PUT", path: "/back-office/me", token: "administrator", permission: null },
  changePassword: { method: "PUT", path: "/back-office/password", token: "administrator", permission: null },
  listSessions: { method: "GET", path: "/back-office/sessions", token: "administrator", permission: null },
  endOtherSessions: { method: "DELETE", path: "/back-office/sessions", token: "administrator", permission: null },
  endSession: { method: "DELETE", path: "/back-office/sessions/:id", token: "administrator", permission: null },
  ...staffAuthenticatorRoutes,
  ...roleRoutes,
  ...staffRoutes,
  listAudit: { method: "GET", path: "/back-office/audit", token: "administrator", permission: "view_staff" },
  getAuditFilters: {
    method: "GET",
    path: "/back-office/audit-filters",
    token: "administrator",
    permission: "view_staff",
  },
  listNotices: { method: "GET", path: "/back-office/notices", token: "administrator", permission: null },
  readNotices: { method: "PUT", path: "/back-office/notices/read", token: "administrator", permission: null },
  searchBackOffice: { method: "GET", path: "/back-office/search", token: "administrator", permission: null },
  ...categoryRoutes,
  addBanner: { method: "POST", path: "/banner", token: "administrator", permission: "add_banner" },
  updateBanner: { method: "PUT", path: "/banner/:id", token: "administrator", permission: "edit_banner" },
  deleteBanner: { method: "DELETE", path: "/banner/:id", token: "administrator", permission: "delete_banner" },
  uploadFile: {
    method: "POST",
    path: "/upload",
    token: "administrator",
    permission: [
      "add_product",
      "edit_product",
      "add_category",
      "edit_category",
      "add_subcategory",
      "edit_subcategory",
      "add_banner",
      "edit_banner",
    ],
  },
  // Reviews belong to products, and are covered by their permissions.
  listStaffReviews: {
    method: "GET",
    path: "/back-office/reviews",
    token: "administrator",
    permission: "view_product",
  },
  moderateReview: {
    method: "PUT",
    path: "/back-office/reviews/:id",
    token: "administrator",
    permission: "edit_product",
  },
  getShopSettings: {
    method: "GET",
    path: "/back-office/settings",
    token: "administrator",
    permission: "view_settings",
  },
  saveShopSettings: {
    method: "PUT",
    path: "/back-office/settings",
    token: "administrator",
    permission: "edit_settings",
  },
  getMessageSetup: {
    method: "GET",
    path: "/back-office/message-setup",
    token: "administrator",
    permission: "view_settings",
  },
  saveTemplateIds: {
    method: "PUT",
    path: "/back-office/message-setup/template-ids",
    token: "administrator",
    permission: "edit_settings",
  },
  getSmsDeliveries: {
    method: "GET",
    path: "/back-office/message-setup/deliveries",
    token: "administrator",
    permission: "view_settings",
  },
  sendTestSms: {
    method: "POST",
    path: "/back-office/message-setup/test-sms",
    token: "administrator",
    permission: "edit_settings",
  },
  sendTestEmail: {
    method: "POST",
    path: "/back-office/message-setup/test-email",
    token: "administrator",
    permission: "edit_settings",
  },
  listFailedTasks: {
    method: "GET",
    path: "/back-office/failed-tasks",
    token: "administrator",
    permission: "view_settings",
  },
  retryTask: {
    method: "POST",
    path: "/back-office/failed-tasks/:taskId/retry",
    token: "administrator",
    permission: "edit_settings",
  },
  getOperations: {
    method: "GET",
    path: "/back-office/operations",
    token: "administrator",
    permission: "view_settings",
  },
  getPaymentSettings: { method: "GET", path: "/back-office/payment-settings", ...seePayments },
  savePaymentSettings: { method: "PUT", path: "/back-office/payment-settings", ...changePayments },
  listGateways: { method: "GET", path: "/back-office/gateways", ...seePayments },
  storeGatewayKeys: { method: "PUT", path: "/back-office/gateways/:gateway/keys", ...changePayments },
  removeGatewayKeys: { method: "DELETE", path: "/back-office/gateways/:gateway/keys", ...changePayments },
  checkGateway: { method: "POST", path: "/back-office/gateways/:gateway/check", ...changePayments },
  listGatewayWebhooks: { method: "GET", path: "/back-office/gateways/:gateway/webhooks", ...seePayments },
  createProduct: { method: "POST", path: "/product", token: "administrator", permission: "add_product" },
  updateProduct: { method: "PUT", path: "/product/:id", token: "administrator", permission: "edit_product" },
  deleteProduct: { method: "DELETE", path: "/product/:id", token: "administrator", permission: "delete_product" },
  listManagedProducts: {
    method: "GET",
    path: "/back-office/products",
    token: "administrator",
    permission: "view_product",
  },
  readManagedProduct: {
    method: "GET",
    path: "/back-office/products/:id",
    token: "administrator",
    permission: "view_product",
  },
  ...productApprovalRoutes,
  ...orderRoutes,
  listReturns: { method: "GET", path: "/back-office/returns", token: "administrator", permission: "view_order" },
  decideReturn: { method: "PUT", path: "/return/:orderId/status", token: "administrator", permission: "edit_order" },
  ...refundRoutes,
  getReconciliation: {
    method: "GET",
    path: "/back-office/reconciliation",
    token: "administrator",
    permission: "view_earnings",
  },
  runReconciliation: {
    method: "POST",
    path: "/back-office/reconciliation",
    token: "administrator",
    permission: "edit_payment",
  },
  ...customerRoutes,
  ...customerGroupRoutes,
  getEarnings: { method: "GET", path: "/back-office/earnings", token: "administrator", permission: "view_earnings" },
  getTotalEarnings: {
    method: "GET",
    path: "/back-office/earnings/total",
    token: "administrator",
    permission: "view_earnings",
  },
  ...saleRoutes,
  ...homeRoutes,
  ...collectionRoutes,
  ...couponRoutes,
  ...searchSynonymRoutes,
  ...sellerAdministrationRoutes,
  ...commissionRoutes,
  ...parcelCashRoutes,
  // Sellers' earnings and payouts in the back office.
  listSellerBalances: { method: "GET", path: "/back-office/seller-earnings", ...seeEarnings },
  getEarningsOfSeller: { method: "GET", path: "/back-office/sellers/:id/earnings", ...seeEarnings },
  listEarningLinesOfSeller: { method: "GET", path: "/back-office/sellers/:id/earnings/lines", ...seeEarnings },
  listPayoutsOfSeller: { method: "GET", path: "/back-office/sellers/:id/payouts", ...seeEarnings },
  recordPayout: {
    method: "POST",
    path: "/back-office/sellers/:id/payouts",
    token: "administrator",
    permission: "edit_seller",
  },
  getOverview: { method: "GET", path: "/back-office/overview", token: "administrator", permission: null },
  getToDo: { method: "GET", path: "/back-office/to-do", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
