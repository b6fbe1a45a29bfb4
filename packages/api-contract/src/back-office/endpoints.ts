import { z } from "zod";
import { auditAnswerSchema, auditFiltersAnswerSchema, auditQuerySchema } from "../audit/schemas";
import { backOfficeSearchAnswerSchema, backOfficeSearchQuerySchema } from "../back-office-search/schemas";
import { bannerEndpoints } from "../banner/endpoints";
import type { Endpoint } from "../call";
import { categoryEndpoints } from "../category/endpoints";
import { commissionEndpoints } from "../commission/endpoints";
import { customerEndpoints } from "../customer/endpoints";
import { earningsAnswerSchema, earningsQuerySchema, totalEarningsAnswerSchema } from "../earnings/schemas";
import { fileEndpoints } from "../file/endpoints";
import {
  noticesAnswerSchema,
  noticesQuerySchema,
  noticesReadAnswerSchema,
  readNoticesBodySchema,
} from "../notice/schemas";
import { orderEndpoints } from "../order/endpoints";
import { overviewAnswerSchema, toDoAnswerSchema } from "../overview/schemas";
import { parcelCashEndpoints } from "../parcel/cash-endpoints";
import { paymentSetupEndpoints } from "../payment-setup/endpoints";
import { productEndpoints } from "../product/endpoints";
import { reconciliationEndpoints } from "../reconciliation/endpoints";
import { refundEndpoints } from "../refund/endpoints";
import { managedReturnsAnswerSchema, managedReturnsQuerySchema } from "../return-request/back-office-schemas";
import { decideReturnBodySchema, returnDecidedAnswerSchema } from "../return-request/schemas";
import { reviewEndpoints } from "../review/endpoints";
import { roleEndpoints } from "../role/endpoints";
import { sellerAdministrationEndpoints } from "../seller/endpoints";
import { sellerPayoutEndpoints } from "../seller-earnings/staff-endpoints";
import { productApprovalEndpoints } from "../seller-product/endpoints";
import {
  saveShopSettingsBodySchema,
  shopSettingsAnswerSchema,
  shopSettingsSavedAnswerSchema,
} from "../settings/schemas";
import { staffEndpoints } from "../staff/endpoints";
import { staffLoginEndpoints } from "../staff-login/endpoints";
import { failedTasksAnswerSchema, failedTasksQuerySchema, taskRetriedAnswerSchema } from "../task/schemas";
import { idSchema } from "../values";

/** What each call of the back office takes and answers. */
export const backOfficeEndpoints = {
  ...staffLoginEndpoints,
  ...roleEndpoints,
  ...staffEndpoints,
  listAudit: {
    summary: "Who changed what, newest first, of the things that the caller may see",
    query: auditQuerySchema,
    response: auditAnswerSchema,
  },
  getAuditFilters: { summary: "Who and what the audit log knows", response: auditFiltersAnswerSchema },
  listNotices: {
    summary: "What has happened in the shop, newest first, of what the caller may see",
    query: noticesQuerySchema,
    response: noticesAnswerSchema,
  },
  readNotices: {
    summary: "Marks notifications as read by the caller: those named, or all",
    body: readNoticesBodySchema,
    response: noticesReadAnswerSchema,
  },
  searchBackOffice: {
    summary: "What of the shop matches a text, of what the caller may see",
    query: backOfficeSearchQuerySchema,
    response: backOfficeSearchAnswerSchema,
  },
  ...categoryEndpoints,
  ...bannerEndpoints,
  ...fileEndpoints,
  ...reviewEndpoints,
  getShopSettings: { summary: "All of the shop's settings", response: shopSettingsAnswerSchema },
  saveShopSettings: {
    summary: "Saves all of the shop's settings, unless somebody else has saved since they were read",
    body: saveShopSettingsBodySchema,
    response: shopSettingsSavedAnswerSchema,
  },
  listFailedTasks: {
    summary: "What failed in the background, newest first: given up, or still to be tried again",
    query: failedTasksQuerySchema,
    response: failedTasksAnswerSchema,
  },
  retryTask: {
    summary: "Has a failed task tried again, now",
    params: z.object({ taskId: idSchema }),
    response: taskRetriedAnswerSchema,
  },
  ...paymentSetupEndpoints,
  ...productEndpoints,
  ...productApprovalEndpoints,
  ...orderEndpoints,
  listReturns: {
    summary: "Return and replacement requests, newest first, with how many there are by status",
    query: managedReturnsQuerySchema,
    response: managedReturnsAnswerSchema,
  },
  decideReturn: {
    summary: "Approves or rejects a return or replacement, or takes the goods in",
    params: z.object({ orderId: idSchema }),
    body: decideReturnBodySchema,
    response: returnDecidedAnswerSchema,
  },
  ...refundEndpoints,
  ...reconciliationEndpoints,
  ...customerEndpoints,
  getEarnings: {
    summary: "What was sold between two days, by day, week, month, category or payment method",
    query: earningsQuerySchema,
    response: earningsAnswerSchema,
  },
  getTotalEarnings: { summary: "What the shop has ever sold", response: totalEarningsAnswerSchema },
  ...sellerAdministrationEndpoints,
  ...commissionEndpoints,
  ...parcelCashEndpoints,
  ...sellerPayoutEndpoints,
  getOverview: {
    summary: "What happens in the shop, as far as the account may see it",
    response: overviewAnswerSchema,
  },
  getToDo: {
    summary: "How much waits for a person, as far as the account may see it",
    response: toDoAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
