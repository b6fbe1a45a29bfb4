import { auditRoutes } from "../audit/routes";
import { backOfficeSearchRoutes } from "../back-office-search/routes";
import { bannerRoutes } from "../banner/routes";
import { categoryRoutes } from "../category/routes";
import { commissionRoutes } from "../commission/routes";
import { customerRoutes } from "../customer/routes";
import { earningsRoutes } from "../earnings/routes";
import { fileRoutes } from "../file/routes";
import { noticeRoutes } from "../notice/routes";
import { orderRoutes } from "../order/routes";
import { overviewRoutes } from "../overview/routes";
import { parcelCashRoutes } from "../parcel/cash-routes";
import { paymentSetupRoutes } from "../payment-setup/routes";
import { productRoutes } from "../product/routes";
import { reconciliationRoutes } from "../reconciliation/routes";
import { refundRoutes } from "../refund/routes";
import { returnRequestRoutes } from "../return-request/routes";
import { reviewRoutes } from "../review/routes";
import { roleRoutes } from "../role/routes";
import { sellerAdministrationRoutes } from "../seller/routes";
import { sellerPayoutRoutes } from "../seller-earnings/staff-routes";
import { productApprovalRoutes } from "../seller-product/routes";
import { settingsRoutes } from "../settings/routes";
import { staffRoutes } from "../staff/routes";
import { staffLoginRoutes } from "../staff-login/routes";

/** The calls of administrators and their staff, and the document's public lists that show them more. */
export const backOfficeRoutes = {
  ...staffLoginRoutes,
  ...roleRoutes,
  ...staffRoutes,
  ...auditRoutes,
  ...noticeRoutes,
  ...backOfficeSearchRoutes,
  ...categoryRoutes,
  ...bannerRoutes,
  ...fileRoutes,
  ...reviewRoutes,
  ...settingsRoutes,
  ...paymentSetupRoutes,
  ...productRoutes,
  ...productApprovalRoutes,
  ...orderRoutes,
  ...returnRequestRoutes,
  ...refundRoutes,
  ...reconciliationRoutes,
  ...customerRoutes,
  ...earningsRoutes,
  ...sellerAdministrationRoutes,
  ...commissionRoutes,
  ...parcelCashRoutes,
  ...sellerPayoutRoutes,
  ...overviewRoutes,
} as const;
