import { auditEndpoints } from "../audit/endpoints";
import { backOfficeSearchEndpoints } from "../back-office-search/endpoints";
import { bannerEndpoints } from "../banner/endpoints";
import { categoryEndpoints } from "../category/endpoints";
import { commissionEndpoints } from "../commission/endpoints";
import { customerEndpoints } from "../customer/endpoints";
import { earningsEndpoints } from "../earnings/endpoints";
import { fileEndpoints } from "../file/endpoints";
import { noticeEndpoints } from "../notice/endpoints";
import { orderEndpoints } from "../order/endpoints";
import { overviewEndpoints } from "../overview/endpoints";
import { parcelCashEndpoints } from "../parcel/cash-endpoints";
import { paymentSetupEndpoints } from "../payment-setup/endpoints";
import { productEndpoints } from "../product/endpoints";
import { reconciliationEndpoints } from "../reconciliation/endpoints";
import { refundEndpoints } from "../refund/endpoints";
import { returnRequestEndpoints } from "../return-request/endpoints";
import { reviewEndpoints } from "../review/endpoints";
import { roleEndpoints } from "../role/endpoints";
import { sellerAdministrationEndpoints } from "../seller/endpoints";
import { sellerPayoutEndpoints } from "../seller-earnings/staff-endpoints";
import { productApprovalEndpoints } from "../seller-product/endpoints";
import { settingsEndpoints } from "../settings/endpoints";
import { staffEndpoints } from "../staff/endpoints";
import { staffLoginEndpoints } from "../staff-login/endpoints";

/** What each call of the back office takes and answers. */
export const backOfficeEndpoints = {
  ...staffLoginEndpoints,
  ...roleEndpoints,
  ...staffEndpoints,
  ...auditEndpoints,
  ...noticeEndpoints,
  ...backOfficeSearchEndpoints,
  ...categoryEndpoints,
  ...bannerEndpoints,
  ...fileEndpoints,
  ...reviewEndpoints,
  ...settingsEndpoints,
  ...paymentSetupEndpoints,
  ...productEndpoints,
  ...productApprovalEndpoints,
  ...orderEndpoints,
  ...returnRequestEndpoints,
  ...refundEndpoints,
  ...reconciliationEndpoints,
  ...customerEndpoints,
  ...earningsEndpoints,
  ...sellerAdministrationEndpoints,
  ...commissionEndpoints,
  ...parcelCashEndpoints,
  ...sellerPayoutEndpoints,
  ...overviewEndpoints,
} as const;
