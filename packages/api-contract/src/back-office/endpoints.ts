import { z } from "zod";
import { auditAnswerSchema, auditFiltersAnswerSchema, auditQuerySchema } from "../audit/schemas";
import { staffAuthenticatorEndpoints } from "../authenticator/endpoints";
import { backOfficeSearchAnswerSchema, backOfficeSearchQuerySchema } from "../back-office-search/schemas";
import { bannerEndpoints } from "../banner/endpoints";
import type { Endpoint } from "../call";
import { categoryEndpoints } from "../category/endpoints";
import { collectionEndpoints } from "../collection/endpoints";
import { commissionEndpoints } from "../commission/endpoints";
import { couponEndpoints } from "../coupon/endpoints";
import { customerEndpoints } from "../customer/endpoints";
import { customerGroupEndpoints } from "../customer-group/endpoints";
import { earningsAnswerSchema, earningsQuerySchema, totalEarningsAnswerSchema } from "../earnings/schemas";
import { fileEndpoints } from "../file/endpoints";
import { homeEndpoints } from "../home/endpoints";
import { messageSetupEndpoints } from "../message-setup/endpoints";
import {
  noticesAnswerSchema,
  noticesQuerySchema,
  noticesReadAnswerSchema,
  readNoticesBodySchema,
} from "../notice/schemas";
import { operationsAnswerSchema } from "../operations/schemas";
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
import { saleEndpoints } from "../sale/endpoints";
import { searchSynonymEndpoints } from "../search-synonym/endpoints";
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

/** Schemas of each back-office call. */
export const backOfficeEndpoints = {
  ...staffLoginEndpoints,
  ...staffAuthenticatorEndpoints,
  ...roleEndpoints,
  ...staffEndpoints,
  listAudit: {
    summary: "Lists the audit log for everything that the caller can view, newest first",
    query: auditQuerySchema,
    response: auditAnswerSchema,
  },
  getAuditFilters: { summary: "Lists the users and record types of the audit log", response: auditFiltersAnswerSchema },
  listNotices: {
    summary: "Lists notifications that the caller can view, newest first",
    query: noticesQuerySchema,
    response: noticesAnswerSchema,
  },
  readNotices: {
    summary: "Marks the given notifications, or all of them, as read",
    body: readNoticesBodySchema,
    response: noticesReadAnswerSchema,
  },
  searchBackOffice: {
    summary: "Searches everything that the caller can view",
    query: backOfficeSearchQuerySchema,
    response: backOfficeSearchAnswerSchema,
  },
  ...categoryEndpoints,
  ...bannerEndpoints,
  ...fileEndpoints,
  ...reviewEndpoints,
  getShopSettings: { summary: "Returns the shop settings", response: shopSettingsAnswerSchema },
  saveShopSettings: {
    summary: "Saves all shop settings, unless they were changed since they were read",
    body: saveShopSettingsBodySchema,
    response: shopSettingsSavedAnswerSchema,
  },
  ...messageSetupEndpoints,
  listFailedTasks: {
    summary: "Lists failed background tasks, newest first",
    query: failedTasksQuerySchema,
    response: failedTasksAnswerSchema,
  },
  retryTask: {
    summary: "Retries a failed task immediately",
    params: z.object({ taskId: idSchema }),
    response: taskRetriedAnswerSchema,
  },
  getOperations: {
    summary: "Returns whether the shop works: its queue, webhooks, gateways, messages, servers, storage and backups",
    response: operationsAnswerSchema,
  },
  ...paymentSetupEndpoints,
  ...productEndpoints,
  ...productApprovalEndpoints,
  ...orderEndpoints,
  listReturns: {
    summary: "Lists return and replacement requests, newest first, with counts by status",
    query: managedReturnsQuerySchema,
    response: managedReturnsAnswerSchema,
  },
  decideReturn: {
    summary: "Approves or rejects a return or replacement, or marks its items as received",
    params: z.object({ orderId: idSchema }),
    body: decideReturnBodySchema,
    response: returnDecidedAnswerSchema,
  },
  ...refundEndpoints,
  ...reconciliationEndpoints,
  ...customerEndpoints,
  ...customerGroupEndpoints,
  getEarnings: {
    summary: "Returns sales of a period by day, week, month, category or payment method",
    query: earningsQuerySchema,
    response: earningsAnswerSchema,
  },
  getTotalEarnings: { summary: "Returns all-time sales", response: totalEarningsAnswerSchema },
  ...saleEndpoints,
  ...homeEndpoints,
  ...collectionEndpoints,
  ...couponEndpoints,
  ...searchSynonymEndpoints,
  ...sellerAdministrationEndpoints,
  ...commissionEndpoints,
  ...parcelCashEndpoints,
  ...sellerPayoutEndpoints,
  getOverview: {
    summary: "Returns the dashboard figures that the caller can view",
    response: overviewAnswerSchema,
  },
  getToDo: {
    summary: "Returns the number of open tasks that the caller can view",
    response: toDoAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
